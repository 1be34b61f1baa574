// npm run licences: what is installed for running the product, by licence. Fails at one that asks more of an agency than
// to keep the notice. `-- --list` names every package.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from './steps.mjs';

await ensureInstalled();
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|Zlib|MPL-2\.0)$/;
// The image library behind sharp comes as files of their own, used and not changed.
const LINKED = /^@img\/sharp-libvips-/;

// Named in the package's LICENSE file only; looked up by hand.
const KNOWN = { 'png-js': 'MIT' };

function licenceOf(manifest) {
  const { license, licenses } = manifest;
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return licenses?.map((one) => one.type).join(' OR ') || KNOWN[manifest.name] || 'none named';
}

const isFine = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((part) => PERMISSIVE.test(part)));

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
const odd = [];
for (const [folder, entry] of Object.entries(packages)) {
  const file = path.join(root, folder, 'package.json');
  if (!folder || entry.dev || !existsSync(file)) continue;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const licence = licenceOf(manifest);
  const name = `${manifest.name}@${manifest.version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  if (!isFine(licence) && !LINKED.test(manifest.name)) odd.push(`${name}: ${licence}`);
}
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${String(names.length).padStart(5)}  ${licence}`);
  if (process.argv.includes('--list')) for (const name of names) console.log(`         ${name}`);
}
for (const line of odd) console.log(`look at ${line}`);
process.exit(odd.length ? 1 : 0);
