/*
 * Railway stations that people name when they look for a home, by the places that they serve where these have another
 * name (harbour line and the Uran branch). A listing's own nearby places are in its detail, which a list does not have.
 */
const SERVES: Readonly<Record<string, RegExp>> = {
  Mansarovar: /\bkamothe\b/i,
  Khandeshwar: /\b(?:khandeshwar|new panvel)\b/i,
  Bamandongri: /\bulwe\b/i,
  Kharkopar: /\bulwe\b/i,
};

/** Names of the stations by which a home at `place` is looked for. */
export function stationNames(place: string): string {
  return Object.keys(SERVES)
    .filter((station) => SERVES[station]?.test(place))
    .join(' ');
}
