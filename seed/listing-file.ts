import * as v from 'valibot';
import { PropertyIdSchema, type PropertyInput, PropertyInputSchema } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';

/** What an import file asks for. */
export interface ListingFile {
  listings: PropertyInput[];
  removeIds: string[];
}

/** The file cannot be imported; `problems` has one line for each thing to mend. Nothing was written. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordName(record: unknown, at: number): string {
  const id = isObject(record) ? record.id : undefined;
  const named = typeof id === 'string' || typeof id === 'number' ? ` "${String(id).slice(0, 64)}"` : '';
  return `listing ${at + 1}${named}`;
}

/** The innermost complaint of a schema with alternatives says more than "must be text or …". */
function reasonsOf(issue: v.BaseIssue<unknown>, parent = ''): string[] {
  const path = [parent, v.getDotPath(issue as v.GenericIssue)].filter(Boolean).join('.') || 'the record';
  const inner = (issue.issues ?? []).filter((sub) => sub.path?.length);
  if (inner.length) return inner.flatMap((sub) => reasonsOf(sub, path === 'the record' ? '' : path));
  const missing = issue.received === 'undefined' ? 'is missing' : issue.message;
  const got =
    issue.received === 'undefined' || issue.type === 'non_empty'
      ? ''
      : ` (got ${issue.received.slice(0, 60)})`;
  return [`${path}: ${missing}${got}`];
}

function checkUnique(listings: { at: number; listing: PropertyInput }[], problems: string[]): void {
  const ids = new Map<string, number>();
  const slugs = new Map<string, string>();
  for (const { at, listing } of listings) {
    const held = ids.get(listing.id);
    if (held !== undefined)
      problems.push(`listing ${at + 1} "${listing.id}": id: is already used by listing ${held + 1}`);
    else ids.set(listing.id, at);
    const slug = listing.seoSlug ?? toLinkSlug(listing.name, listing.location);
    const other = slugs.get(slug);
    if (!slug) problems.push(`listing ${at + 1} "${listing.id}": name: must hold letters or digits`);
    else if (other !== undefined && other !== listing.id)
      problems.push(
        `listing ${at + 1} "${listing.id}": seoSlug: its link "${slug}" is also that of "${other}"; give one of them a seoSlug of its own`,
      );
    else slugs.set(slug, listing.id);
  }
}

/**
 * Reads the text of an import file: `{"listings": […], "removeIds": […]}` or a bare list of listings.
 * @throws ImportError with every problem of every record: its position and id, the field, the reason
 */
export function parseListingFile(content: string): ListingFile {
  let json: unknown;
  try {
    json = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError([`the file is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`]);
  }
  const file = Array.isArray(json) ? { listings: json } : json;
  if (!isObject(file) || !(Array.isArray(file.listings) || Array.isArray(file.removeIds)))
    throw new ImportError(['the file must hold a list of listings, or {"listings": [...]}']);
  const records = file.listings ?? [];
  const removals = file.removeIds ?? [];
  if (!Array.isArray(records) || !Array.isArray(removals))
    throw new ImportError(['listings and removeIds must be lists']);

  const problems: string[] = [];
  const good: { at: number; listing: PropertyInput }[] = [];
  records.forEach((record: unknown, at) => {
    const parsed = v.safeParse(PropertyInputSchema, record);
    if (parsed.success) good.push({ at, listing: parsed.output });
    else
      for (const reason of new Set(parsed.issues.flatMap((issue) => reasonsOf(issue))))
        problems.push(`${recordName(record, at)}: ${reason}`);
  });
  checkUnique(good, problems);
  const removeIds: string[] = [];
  removals.forEach((id: unknown, at) => {
    const parsed = v.safeParse(PropertyIdSchema, id);
    if (parsed.success) removeIds.push(parsed.output);
    else problems.push(`removeIds ${at + 1}: ${parsed.issues[0].message}`);
  });
  const both = removeIds.find((id) => good.some(({ listing }) => listing.id === id));
  if (both) problems.push(`removeIds: "${both}" is also among the listings`);
  if (problems.length) throw new ImportError(problems);
  return { listings: good.map(({ listing }) => listing), removeIds };
}
