/** Case, accents and compatibility forms removed, for comparing what people type. Keeps Devanagari marks. */
export function foldText(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
