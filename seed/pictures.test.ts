import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blurGradient, PICTURE_FORMATS, picturePath, pictureWidths } from '#domain/property/picture';
import { mediaName, savePicture } from './pictures.ts';

let mediaDir = '';
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'angan-media-'));
});
afterAll(() => rm(mediaDir, { recursive: true }));

/** Left half red, right half blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);
const fileOf = (path: string) => join(mediaDir, path.slice('/media/'.length));

describe('savePicture', () => {
  it('makes every width in both formats, and the placeholder colours', async () => {
    const picture = await savePicture(
      await twoHalves(400, 200).jpeg().toBuffer(),
      'My Photo (1).JPG',
      mediaDir,
    );
    expect(picture).toMatchObject({ width: 400, height: 200 });
    expect(picture.path).toMatch(/^\/media\/my-photo-1-[0-9a-f]{8}\.webp$/);
    for (const width of pictureWidths(400))
      for (const format of PICTURE_FORMATS) {
        const meta = await sharp(await readFile(fileOf(picturePath(picture.path, width, format)))).metadata();
        expect([meta.width, meta.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
      }
    expect(picture.blur).toMatch(/^[0-9a-f]{18}$/);
    expect([picture.blur.slice(0, 3), picture.blur.slice(6, 9)]).toEqual([
      expect.stringMatching(/^[d-f][0-3][0-3]$/),
      expect.stringMatching(/^[0-3][0-3][d-f]$/),
    ]);
    expect(blurGradient(picture.blur)).toMatch(/^linear-gradient/);
  });

  it('costs nothing the second time', async () => {
    const source = await twoHalves(200, 100).png().toBuffer();
    const first = await savePicture(source, 'again.png', mediaDir);
    const before = (await stat(fileOf(first.path))).mtimeMs;
    expect(await savePicture(source, 'again.png', mediaDir)).toEqual(first);
    expect((await stat(fileOf(first.path))).mtimeMs).toBe(before);
    expect((await readdir(mediaDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('turns by EXIF and drops what the camera wrote', async () => {
    const source = await twoHalves(200, 100)
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '19/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await savePicture(source, 'turned.jpg', mediaDir);
    expect([picture.width, picture.height]).toEqual([100, 200]);
    const meta = await sharp(await readFile(fileOf(picture.path))).metadata();
    expect([meta.exif, meta.orientation, meta.xmp, meta.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('caps the width', async () => {
    const picture = await savePicture(await twoHalves(1600, 16).png().toBuffer(), 'wide.png', mediaDir);
    expect([picture.width, picture.height]).toEqual([1440, 14]);
  });

  it('draws a foreign SVG as pixels', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><script>alert(1)</script><rect width="100" height="50" fill="#0B5D57"/></svg>';
    const picture = await savePicture(Buffer.from(svg), 'plan.svg', mediaDir);
    expect([picture.path.endsWith('.webp'), picture.width, picture.height]).toEqual([true, 200, 100]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><html><body>not a photo</body></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(savePicture(bytes, 'x.jpg', mediaDir)).rejects.toThrow(/^is /);
  });

  it('refuses a picture of too many pixels before it is unpacked', async () => {
    const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
    await expect(savePicture(bomb, 'bomb.png', mediaDir)).rejects.toThrow('too large');
  });

  it('refuses a damaged picture and leaves nothing behind', async () => {
    const whole = await twoHalves(300, 200).jpeg().toBuffer();
    const before = (await readdir(mediaDir)).length;
    await expect(savePicture(whole.subarray(0, whole.length / 2), 'half.jpg', mediaDir)).rejects.toThrow(
      /^is /,
    );
    expect((await readdir(mediaDir)).length).toBe(before);
  });
});

it('makes plain names', () => {
  expect(
    ['../../etc/passwd', 'a b.jpeg', 'https://x.example/p/Ünï.png?v=1', '💐.png'].map(mediaName),
  ).toEqual(['passwd', 'a-b', 'n-png-v-1', 'picture']);
});
