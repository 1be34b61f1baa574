type StructuredData = Record<string, unknown>;

const MAX_OBJECTS = 10;

function isObject(value: unknown): value is StructuredData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without what says nothing: nulls, empty texts, lists and objects. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((held) => held !== undefined);
  if (!isObject(value)) return value === null || value === '' ? undefined : value;
  const kept = Object.entries(value).flatMap(([name, held]) => {
    const told = withoutEmpty(held);
    const empty = told === undefined || (typeof told === 'object' && !Object.keys(told as object).length);
    return empty ? [] : [[name, told] as const];
  });
  return Object.fromEntries(kept);
}

function parse(text: string): unknown {
  // People paste what they were given, with the script element around it.
  const json = text.replace(/^\s*<script[^>]*>/i, '').replace(/<\/script>\s*$/i, '');
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The objects of a listing's own `schemaMarkup`; none when it cannot be read. Data only: it is written out as JSON. */
export function readSchemaMarkup(markup: string | StructuredData | undefined): StructuredData[] {
  const value = typeof markup === 'string' ? parse(markup) : markup;
  const list = Array.isArray(value)
    ? value
    : isObject(value) && Array.isArray(value['@graph'])
      ? value['@graph']
      : [value];
  return list.map(withoutEmpty).filter(isObject).slice(0, MAX_OBJECTS);
}

/**
 * Generated structured data with the listing's own: fields of an object of the same type, or of none, take the place of
 * the generated ones; objects of other types stand beside it.
 */
export function withSchemaMarkup(
  generated: StructuredData,
  markup: string | StructuredData | undefined,
): StructuredData[] {
  const context = { '@context': 'https://schema.org' };
  let main = generated;
  const others: StructuredData[] = [];
  for (const given of readSchemaMarkup(markup)) {
    const type = given['@type'];
    if (type === undefined || type === generated['@type']) main = { ...main, ...given, ...context };
    else others.push({ ...given, ...context });
  }
  return [main, ...others];
}
