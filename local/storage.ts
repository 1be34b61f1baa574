export interface StorageUse {
  /** Bytes; null where the browser does not tell. */
  used: number | null;
  quota: number | null;
  /** The browser has promised not to clear the data by itself. */
  persisted: boolean;
}

/** What this app takes up on the phone. Never rejects. */
export async function storageUse(): Promise<StorageUse> {
  const manager = globalThis.navigator?.storage;
  try {
    const estimate = await manager?.estimate?.();
    const persisted = (await manager?.persisted?.()) ?? false;
    return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted };
  } catch {
    return { used: null, quota: null, persisted: false };
  }
}

/** Asks the browser to keep the data for good (page only; a worker cannot ask). Gives what it answered. */
export async function persistStorage(): Promise<boolean> {
  try {
    return (await globalThis.navigator?.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
