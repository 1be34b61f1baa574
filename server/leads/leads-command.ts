import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { INQUIRY_TYPES } from '#domain/inquiry/inquiry';
import { LEAD_SOURCES } from '#domain/lead/lead';
import { listContacts, putMark, readMark } from './contacts-store.ts';
import { toCsv, toLines } from './contacts-text.ts';

export const LEADS_HELP = `npm run leads -- [options]
  --since 2026-01-31   received on this day or later (India)
  --until 2026-02-28   received on this day or earlier
  --type callback      only these; repeat for several: ${[...LEAD_SOURCES, ...INQUIRY_TYPES].join(', ')}
  --csv FILE           write a spreadsheet file instead of printing
  --all                with those that look like robots
  --peek               do not count them as seen`;

/** An option that cannot be used; the message is one line. */
export class LeadsUsageError extends Error {
  override readonly name = 'LeadsUsageError';
}

function readDay(name: string, value: string | undefined, plusDays: number): number | undefined {
  if (value === undefined) return undefined;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00+05:30`) : Number.NaN;
  if (Number.isNaN(start)) throw new LeadsUsageError(`--${name} must be a day such as 2026-01-31`);
  return start + plusDays * 86_400_000;
}

/** The options of `npm run leads`. Throws {@link LeadsUsageError} for one that it does not have. */
export function readLeadsOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        since: { type: 'string' },
        until: { type: 'string' },
        type: { type: 'string', multiple: true },
        csv: { type: 'string' },
        all: { type: 'boolean' },
        peek: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new LeadsUsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Prints the agency's leads and inquiries, newest first, or exports them, and says how many came since the last look.
 * Throws {@link LeadsUsageError} for options that make no sense.
 */
export async function runLeads(
  db: Knex,
  options: ReturnType<typeof readLeadsOptions>,
  print: (line: string) => void,
): Promise<void> {
  const known: readonly string[] = [...LEAD_SOURCES, ...INQUIRY_TYPES];
  const odd = options.type?.find((type) => !known.includes(type));
  if (odd) throw new LeadsUsageError(`--type ${odd}: must be one of ${known.join(', ')}`);

  const filter = {
    since: readDay('since', options.since, 0),
    until: readDay('until', options.until, 1),
    types: options.type,
  };
  const found = await listContacts(db, filter);
  const shown = options.all ? found : found.filter((contact) => !contact.suspect);
  const seen = await readMark(db);
  const fresh = shown.filter((contact) => contact.receivedAt > seen).length;

  if (options.csv) {
    await writeFile(options.csv, toCsv(shown), { mode: 0o600 });
    print(`${shown.length} written to ${options.csv}`);
  } else for (const contact of shown) print(toLines(contact));
  print(`${shown.length} in all, ${fresh} new since the last look`);
  const hidden = found.length - shown.length;
  if (hidden) print(`${hidden} more look like robots: --all shows them`);

  // A look at a part is not a look at everything: what it leaves out stays new.
  const partial = filter.since !== undefined || filter.until !== undefined || options.type !== undefined;
  if (!options.peek && !partial) await putMark(db, Math.max(0, ...found.map((c) => c.receivedAt)));
}
