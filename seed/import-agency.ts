import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { type Agency, AgencySchema } from '#domain/agency/agency';
import { putAgency } from '#server/agency/agency-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { ImportError } from './listing-file.ts';

/** Reads an agency's settings. @throws ImportError naming each wrong field */
export async function readAgencyFile(file: string): Promise<Agency> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ImportError([`${file} cannot be read: ${error.code ?? error.message}`]);
  });
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    throw new ImportError([`${file} is not JSON`]);
  }
  const parsed = v.safeParse(AgencySchema, json);
  if (parsed.success) return parsed.output;
  throw new ImportError(
    parsed.issues.map(
      (issue) => `agency: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message} (got ${issue.received})`,
    ),
  );
}

/** Stores an agency's settings. True when they differ from the held ones. */
export async function importAgency(db: Knex, file: string): Promise<boolean> {
  const agency = await readAgencyFile(file);
  return writeCatalogue(db, (writer) => putAgency(writer, agency));
}
