import { join } from 'node:path';
import { SITE_NAME } from '#domain/page/head';
import { priceAlone } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import { SHARE_PICTURE } from '#domain/property/share-picture';
import { breakLines, drawable, textShapes, textWidth } from './outline-text.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const PANEL = 226;
const MARGIN = 56;
const TEAL = '#0B5D57';
const PAPER = '#FBF7EE';
const INK = '#20302E';
const MARIGOLD = '#F2A516';
/** Messengers leave out larger pictures (docs: 300 KB). */
const MAX_BYTES = 300 * 1000;

/** Raised when previews are drawn in another way: those that are kept are then drawn again. */
export const DRAWING = 3;

/** What is written on a preview. */
export interface ShareWords {
  title: string;
  /** Printed large, in the colour of prices. */
  strong: string;
  line: string;
}

/** Name, price, size and place of a listing. */
export function listingWords(property: Property): ShareWords {
  const { name, bedrooms, location, city } = property;
  const place = location.includes(city) ? location : [location, city].filter(Boolean).join(', ');
  // A name in a script that cannot be drawn: the listing's kind stands for it.
  const title = /[\p{L}\p{N}]/u.test(drawable(name)) ? name : bedrooms || SITE_NAME;
  return {
    title,
    strong: priceAlone(property),
    line: [title === bedrooms ? '' : bedrooms, place].filter(Boolean).join(' · '),
  };
}

const MARK =
  `<path d="M18 42h-6.5A5.5 5.5 0 0 1 6 36.5v-25A5.5 5.5 0 0 1 11.5 6h25a5.5 5.5 0 0 1 5.5 5.5v25a5.5 5.5 0 0 1-5.5 5.5H30" fill="none" stroke="${PAPER}" stroke-width="5.5" stroke-linecap="round"/>` +
  `<path d="m24 15.5 8.5 8.5-8.5 8.5-8.5-8.5z" fill="${MARIGOLD}"/>`;

/** The panel with the words, and the site's mark on the photo. */
function overlay({ title, strong, line }: ShareWords): string {
  const top = HEIGHT - PANEL;
  const room = WIDTH - 2 * MARGIN;
  const [amount = ''] = breakLines(strong, 60, room * 0.6, 1);
  const wide = (text: string, size: number) => (text ? textWidth(text, size) + 48 : 0);
  const whole = drawable(title);
  // A long name takes its line for itself, and the price goes down to the facts.
  const alone = textWidth(whole, 60) > room - wide(amount, 60);
  const large = alone ? 46 : 60;
  const size = alone && textWidth(whole, 60) > room ? 46 : 60;
  const [name = ''] = breakLines(whole, size, room, 1);
  const [facts = ''] = breakLines(line, 40, alone ? room - wide(amount, large) : room, 1);
  const site = 92 + textWidth(SITE_NAME, 40) + 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect y="${top}" width="${WIDTH}" height="${PANEL}" fill="${PAPER}"/>`,
    `<rect y="${top}" width="${WIDTH}" height="8" fill="${MARIGOLD}"/>`,
    textShapes(name, { x: MARGIN, y: top + 104, size, fill: INK }),
    textShapes(amount, {
      x: WIDTH - MARGIN - textWidth(amount, large),
      y: top + (alone ? 172 : 104),
      size: large,
      fill: TEAL,
    }),
    textShapes(facts, { x: MARGIN, y: top + 172, size: 40, fill: INK }),
    `<rect x="${MARGIN}" y="40" width="${site}" height="84" rx="16" fill="${TEAL}"/>`,
    `<g transform="translate(${MARGIN + 24} 58)">${MARK}</g>`,
    textShapes(SITE_NAME, { x: MARGIN + 92, y: 96, size: 40, fill: PAPER }),
    '</svg>',
  ].join('');
}

/** At the first preview: most starts of the server never draw one before the next. */
const loadSharp = async () => (await import('sharp')).default;

/** A picture cut to fill the width and `height`, as PNG; null when it cannot be read. `position`: what of it stays. */
async function filling(
  file: string,
  height: number,
  position: 'attention' | 'centre',
): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    return await sharp(file, { limitInputPixels: 50_000_000 })
      .resize(WIDTH, height, { fit: 'cover', position })
      .flatten({ background: PAPER })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return null;
  }
}

async function toJpeg(canvas: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  let jpeg = canvas;
  for (const quality of [80, 66, 50, 34, 18, 6]) {
    jpeg = await sharp(canvas).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MAX_BYTES) break;
  }
  return jpeg;
}

/** The served path of a picture as a file of the data folder; null for anything else. */
export function mediaFile(dataDir: string, path: string): string | null {
  const name = /^\/media\/([A-Za-z0-9][\w.-]*)$/.exec(path)?.[1];
  return name ? join(dataDir, 'media', name) : null;
}

/** A preview of 1200 × 630 as JPEG below 300 KB. `photo`: file of a picture, or null for the plain ground. */
export async function drawSharePicture(words: ShareWords, photo: string | null): Promise<Buffer> {
  const sharp = await loadSharp();
  // Without a photo that can be read, the plain ground.
  const picture = photo ? await filling(photo, HEIGHT - PANEL, 'attention') : null;
  const layers = [
    ...(picture ? [{ input: picture, top: 0, left: 0 }] : []),
    { input: Buffer.from(overlay(words)), top: 0, left: 0 },
  ];
  const canvas = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#CFE3DC' } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return toJpeg(canvas);
}

/**
 * The same of a picture that was made to be a preview: nothing is written on it, and its middle stays, which is where its
 * maker can put what matters. Null when it cannot be read.
 */
export async function cutSharePicture(file: string): Promise<Buffer | null> {
  const canvas = await filling(file, HEIGHT, 'centre');
  return canvas && toJpeg(canvas);
}
