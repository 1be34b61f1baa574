import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

const FILE = 'push-keys.json';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys by which push services know this server, made at the first start and kept in the data folder: browsers are
 * subscribed to the public one, so new keys would end every subscription. Readable by this user only.
 */
export function readPushKeys(dataDir: string): PushKeys {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${JSON.stringify(webPush.generateVAPIDKeys())}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
}
