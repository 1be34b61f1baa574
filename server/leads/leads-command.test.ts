import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { readLeadsOptions, runLeads } from './leads-command.ts';

let server: TestServer;
let now = 0;
let dir = '';

beforeEach(async () => {
  now = Date.parse('2026-01-10T10:00:00+05:30');
  dir = mkdtempSync(join(tmpdir(), 'angan-leads-'));
  server = await startTestServer({
    listings: [sampleProperty({ id: 'p1', name: 'Savali Residency' })],
    now: () => now,
  });
  await post('/api/leads', {
    name: 'Asha',
    phone: '098200 00001',
    source: 'brochure_download',
    propertyId: 'p1',
  });
  now += 86_400_000;
  await post('/api/inquiries', { name: '=cmd|calc', phone: '+91 98200 00002', message: 'Sunday?\n"2 BHK"' });
  await post('/api/leads', { name: 'Bot', phone: '1', source: 'chat_popup', fax: 'x' });
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return server.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runLeads(server.db, readLeadsOptions(args), (line) => lines.push(line));
  return lines;
}

test('newest first, phones readable, robots apart, and how many are new', async () => {
  expect(await run()).toEqual([
    '2026-01-11 10:00  inquiry  =cmd|calc  +91 98200 00002\n    Sunday? "2 BHK"',
    '2026-01-10 10:00  brochure_download  Asha  +91 98200 00001  Savali Residency',
    '2 in all, 2 new since the last look',
    '1 more look like robots: --all shows them',
  ]);
  expect((await run('--all')).at(-1)).toBe('3 in all, 0 new since the last look');
  now += 1000;
  await post('/api/leads', { name: 'Ravi', phone: '9820000003', source: 'chat_popup' });
  expect((await run('--peek'))[3]).toBe('3 in all, 1 new since the last look');
  expect((await run('--type', 'callback')).at(-1)).toBe('0 in all, 0 new since the last look');
  expect((await run())[3]).toBe('3 in all, 1 new since the last look');
  expect((await run())[3]).toBe('3 in all, 0 new since the last look');
});

test('filters by day and type', async () => {
  expect(await run('--until', '2026-01-10')).toHaveLength(2);
  expect((await run('--since', '2026-01-11', '--all')).join()).not.toContain('Asha');
  expect((await run('--type', 'brochure_download', '--type', 'chat_popup')).join()).toContain('Asha');
  await expect(run('--since', 'yesterday')).rejects.toThrow('--since must be a day');
  await expect(run('--type', 'radio')).rejects.toThrow('must be one of');
  await expect(run('--nonsense')).rejects.toThrow('nonsense');
});

test('the export opens safely in a spreadsheet and only its owner can read the file', async () => {
  const file = join(dir, 'leads.csv');
  expect((await run('--csv', file))[0]).toBe(`2 written to ${file}`);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\ufeff"Received (India)","Type"')).toBe(true);
  expect(text).toContain('"\'=cmd|calc","91 98200 00002"');
  expect(text).toContain('"Sunday?\n""2 BHK"""');
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('letters cannot steer the terminal', async () => {
  await post('/api/inquiries', { name: 'Eve', phone: '1', message: 'a\u009b31mred' });
  expect((await run()).join('').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
