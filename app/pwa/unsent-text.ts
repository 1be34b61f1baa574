const holders = new Set<symbol>();

/** A form holds text that is stored nowhere yet: no automatic reload until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol('unsent text');
  holders.add(holder);
  return () => holders.delete(holder);
}

export function hasUnsentText(): boolean {
  return holders.size > 0;
}
