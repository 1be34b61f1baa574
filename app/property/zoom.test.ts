import { describe, expect, it } from 'vitest';
import { galleryMedia, wrapAround } from './gallery-media.ts';
import { clampView, FIT, fittedSize, zoomAt } from './zoom.ts';

const stage = { width: 400, height: 800 };
const fitted = { width: 400, height: 300 };

describe('zoom', () => {
  it('fits wide and tall pictures whole', () => {
    expect(fittedSize({ width: 1200, height: 900 }, stage)).toEqual(fitted);
    expect(fittedSize({ width: 900, height: 3600 }, stage)).toEqual({ width: 200, height: 800 });
  });

  it('keeps the point under the finger in its place', () => {
    const view = zoomAt(FIT, { x: 100, y: -50 }, 2);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The picture's point that was at 100 is at x + 100 × 2.
    expect(view.x + 100 * 2).toBe(100);
    expect(zoomAt(view, { x: 100, y: -50 }, 1)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('never leaves the stage empty', () => {
    expect(clampView({ scale: 2, x: 900, y: 900 }, fitted, stage)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(clampView({ scale: 9, x: 0, y: 0 }, fitted, stage).scale).toBe(5);
    expect(clampView({ scale: 0.2, x: 50, y: 0 }, fitted, stage)).toEqual(FIT);
  });
});

describe('gallery', () => {
  it('goes round', () => {
    expect([wrapAround(6, 1, 7), wrapAround(0, -1, 7), wrapAround(0, 1, 1), wrapAround(0, 1, 0)]).toEqual([
      0, 6, 0, 0,
    ]);
  });

  it('has tabs for what there is', () => {
    const media = {
      name: 'A',
      images: [],
      interiorImages: ['/media/a.webp'],
      videoGallery: [],
      pictures: {},
    };
    expect(galleryMedia(media).tabs).toEqual([{ id: 'interior', label: 'Interior', count: 1 }]);
    expect(galleryMedia(media).interior).toEqual([{ path: '/media/a.webp', alt: 'A, interior photo 1' }]);
    expect(galleryMedia({ ...media, interiorImages: [] }).tabs).toEqual([]);
  });
});
