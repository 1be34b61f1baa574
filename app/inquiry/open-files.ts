import { formatBytes } from '#domain/text/bytes';

/** A document that somebody asked for. */
export interface WantedFile {
  name: string;
  url: string;
  bytes?: number;
}

/**
 * Opens files in new tabs; gives those that the browser did not let through (a popup blocker, iOS), for which a plain
 * link has to stand ready (A26).
 */
export function openFiles(files: readonly WantedFile[]): WantedFile[] {
  return files.filter((file) => {
    try {
      const opened = window.open(file.url, '_blank');
      if (opened) opened.opener = null;
      return !opened;
    } catch {
      return true;
    }
  });
}

/** Those of `files` that are on this phone and open without a network. */
export async function keptFiles(files: readonly WantedFile[]): Promise<WantedFile[]> {
  try {
    const { cacheNameFor } = await import('#local/pictures');
    const kept: WantedFile[] = [];
    for (const file of files) {
      const cache = await caches.open(cacheNameFor(file.url));
      if (await cache.match(file.url)) kept.push(file);
    }
    return kept;
  } catch {
    return [];
  }
}

/** Brings files to the phone, so that they open later without a network. Failures are silent: the link still works. */
export function keepFiles(files: readonly WantedFile[]): void {
  void import('#local/pictures')
    .then(({ pinFiles }) =>
      pinFiles(
        'asked-for',
        files.map((file) => file.url),
      ),
    )
    .catch(() => undefined);
}

/** "PDF, 3.1 MB", as far as known. */
export function fileFacts(file: WantedFile): string {
  const type = /\.(\w{2,4})$/.exec(file.url)?.[1]?.toUpperCase() ?? '';
  const size = file.bytes ? formatBytes(file.bytes) : '';
  return [type, size].filter(Boolean).join(', ');
}
