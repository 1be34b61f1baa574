// Draws the app's icons from the mark: `node tooling/make-icons.mjs`. The PNGs are committed; run it after a change
// of the mark.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../app/public/', import.meta.url));
const TEAL = '#0B5D57';
const PAPER = '#FBF7EE';
const MARIGOLD = '#F2A516';

const mark = (walls) =>
  `<path d="M18 42h-6.5A5.5 5.5 0 0 1 6 36.5v-25A5.5 5.5 0 0 1 11.5 6h25a5.5 5.5 0 0 1 5.5 5.5v25a5.5 5.5 0 0 1-5.5 5.5H30" fill="none" stroke="${walls}" stroke-width="5.5" stroke-linecap="round"/>` +
  `<path d="m24 15.5 8.5 8.5-8.5 8.5-8.5-8.5z" fill="${MARIGOLD}" stroke="${MARIGOLD}" stroke-width="2" stroke-linejoin="round"/>`;

/** `share` of the edge that the 48-unit mark takes; `radius` of the ground's corners. */
const icon = (share, radius) => {
  const size = 512 * share;
  const at = (512 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${TEAL}"/><g transform="translate(${at} ${at}) scale(${size / 48})">${mark(PAPER)}</g></svg>`;
};

const anyIcon = icon(0.68, 96);
// The mark stays inside the safe circle of masks, 80 % of the edge.
const maskable = icon(0.6, 0);

// Line drawings on a 24 grid for the long-press menu, from Lucide (ISC): search, heart, calculator.
const SHORTCUTS = {
  search: '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.34-4.34"/>',
  saved:
    '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
  emi: '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01"/>',
};
const shortcut = (lines) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${PAPER}"/><g transform="translate(24 24) scale(2)" fill="none" stroke="${TEAL}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;

/** One PNG in the frame of an .ico file, for whoever asks for /favicon.ico without reading the page. */
async function ico(svg, edge) {
  const image = await sharp(Buffer.from(svg), { density: 300 }).resize(edge, edge).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

await mkdir(`${PUBLIC}icons`, { recursive: true });
const png = (svg, edge, name) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(edge, edge)
    .png({ palette: true })
    .toFile(`${PUBLIC}icons/${name}`);

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${mark(TEAL)}</svg>`;

await Promise.all([
  png(anyIcon, 192, 'icon-192.png'),
  png(anyIcon, 512, 'icon-512.png'),
  png(maskable, 192, 'icon-maskable-192.png'),
  png(maskable, 512, 'icon-maskable-512.png'),
  png(maskable, 180, 'apple-touch-icon.png'),
  ...Object.entries(SHORTCUTS).map(([name, lines]) => png(shortcut(lines), 96, `shortcut-${name}.png`)),
  writeFile(`${PUBLIC}favicon.svg`, `${favicon}\n`),
  ico(favicon, 32).then((file) => writeFile(`${PUBLIC}favicon.ico`, file)),
]);
