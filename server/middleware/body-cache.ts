import { type Body, createJsonBody } from './send-body.ts';

/** Finished bodies by what they answer and the catalogue's number that they show. */
export interface BodyCache {
  /** The body for `key`, made by `make` when it is not held. Callers at the same time share one making. */
  body(key: string, make: () => Promise<Body>): Promise<Body>;
  /** The same for a value that is sent as JSON. */
  json(key: string, make: () => Promise<unknown>): Promise<Body>;
}

/** Keeps up to `maxBytes` of plain bodies (compressed forms come to about a fifth on top), the least used go first. */
export function createBodyCache({ maxBytes = 48 * 1024 * 1024 } = {}): BodyCache {
  const held = new Map<string, { body: Promise<Body>; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };

  const cache: BodyCache = {
    json: (key, make) => cache.body(key, async () => createJsonBody(await make())),
    body(key, make) {
      const found = held.get(key);
      if (found) {
        held.delete(key);
        held.set(key, found);
        return found.body;
      }
      const body = make();
      const entry = { body, bytes: 0 };
      held.set(key, entry);
      body.then(
        ({ plain }) => {
          if (held.get(key) !== entry) return;
          entry.bytes = plain.length + 1024;
          total += entry.bytes;
          while (total > maxBytes && held.size > 1) drop(held.keys().next().value ?? key);
        },
        () => drop(key),
      );
      return body;
    },
  };
  return cache;
}
