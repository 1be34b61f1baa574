interface Held<T> {
  value: T;
  bytes: number;
}

/** Finished answers by key, the least recently used given up first when `maxBytes` is passed. */
export class PageCache<T> {
  private readonly held = new Map<string, Held<T>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): T | undefined {
    const entry = this.held.get(key);
    if (!entry) return undefined;
    this.held.delete(key);
    this.held.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, bytes: number): void {
    this.drop(key);
    if (bytes > this.maxBytes) return;
    this.held.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.held.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.held.clear();
    this.bytes = 0;
  }

  private drop(key: string): void {
    const entry = this.held.get(key);
    if (!entry) return;
    this.held.delete(key);
    this.bytes -= entry.bytes;
  }
}
