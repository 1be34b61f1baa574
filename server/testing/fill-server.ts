import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSession } from '#server/auth/session-store';
import { createUserId, insertUser } from '#server/auth/user-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { removeProperty } from '#server/property/property-store';
import { getSettings, updateSettings } from '#server/settings/settings-store';
import { sampleProperty } from './sample-property.ts';
import type { TestServer } from './test-server.ts';

/** Puts something into most tables and a few files into the data folder, as an agency's server would have them. */
export async function fillServer(server: TestServer): Promise<void> {
  await server.put(
    ...Array.from({ length: 230 }, (_, n) => sampleProperty({ id: `p${n}`, name: `Home ${n} नमस्ते` })),
  );
  await server.put(sampleProperty({ id: 'p2', name: 'Home 2 under a corrected name' }));
  await writeCatalogue(server.db, (writer) => removeProperty(writer, 'p3'));
  const call = (path: string, body: object) =>
    server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/api/leads', {
    name: 'Zoë "Q" \\ \n x',
    phone: '9820000001',
    source: 'chat_popup',
    propertyId: 'p1',
  });
  await call('/api/inquiries', { name: 'Asha', phone: '9820000002', message: "it's; drop table leads --" });
  await call('/api/saved', { propertyId: 'p1', userSession: `user_1700000000000_${'a'.repeat(32)}` });
  const id = createUserId();
  const now = Date.now();
  await insertUser(server.db, { id, firstName: 'Sunita', email: 'sunita@example.in' }, now);
  await createSession(server.db, { userId: id, now });
  await updateSettings(
    server.db,
    id,
    { ...(await getSettings(server.db, id)), emailNotifications: false, budgetMax: 90_00_000 },
    { key: 'k', bodyHash: 'h', timedHash: 'h', receivedAt: now },
  );
  await mkdir(join(server.dataDir, 'media'), { recursive: true });
  await mkdir(join(server.dataDir, 'documents'), { recursive: true });
  await writeFile(join(server.dataDir, 'media', 'a-12345678.webp'), Buffer.from([0, 1, 2, 255]));
  await writeFile(join(server.dataDir, 'documents', 'plan-12345678.pdf'), '%PDF-1.4 plan');
  await writeFile(join(server.dataDir, 'push-keys.json'), '{"publicKey":"x"}', { mode: 0o600 });
}
