import type { Property } from '#domain/property/property';
import type { PhotoSource } from '../ui/photo.tsx';

export type GalleryTabId = 'exterior' | 'interior' | 'videos';

export interface GalleryTab {
  id: GalleryTabId;
  label: string;
  count: number;
}

type Media = Pick<Property, 'name' | 'images' | 'interiorImages' | 'videoGallery' | 'pictures'>;

function photos(media: Media, paths: readonly string[], what: string): PhotoSource[] {
  return paths.map((path, i) => {
    const picture = media.pictures[path];
    return { path, ...picture, alt: picture?.alt || `${media.name}, ${what} ${i + 1}` };
  });
}

/** The pictures and videos of a listing, and the tabs that they make: only those with something in them. */
export function galleryMedia(media: Media) {
  const exterior = photos(media, media.images, 'photo');
  const interior = photos(media, media.interiorImages, 'interior photo');
  const tabs: GalleryTab[] = [
    { id: 'exterior' as const, label: 'Exterior', count: exterior.length },
    { id: 'interior' as const, label: 'Interior', count: interior.length },
    { id: 'videos' as const, label: 'Videos', count: media.videoGallery.length },
  ].filter((tab) => tab.count > 0);
  return { exterior, interior, videos: media.videoGallery, tabs };
}

/** Next place in a round of `total`: after the last comes the first. */
export function wrapAround(index: number, step: number, total: number): number {
  return total > 0 ? (((index + step) % total) + total) % total : 0;
}
