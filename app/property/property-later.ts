import { laterPart } from '../ui/later-part.tsx';

/* What stands below the first view of a listing's page, and what stands there when there is no listing to show. */

export const detailSections = laterPart(() => import('./detail-sections.tsx').then((m) => m.DetailSections));
export const costsSection = laterPart(() => import('./costs-section.tsx').then((m) => m.CostsSection));
export const similarHomes = laterPart(() => import('./similar-homes.tsx').then((m) => m.SimilarHomes));
export const galleryVideos = laterPart(() => import('./gallery-videos.tsx').then((m) => m.GalleryVideos));
export const summaryView = laterPart(() =>
  import('./property-summary.tsx').then((m) => m.PropertySummaryView),
);
export const propertyNotFound = laterPart(() =>
  import('./property-missing.tsx').then((m) => m.PropertyNotFound),
);
export const propertyNotHere = laterPart(() =>
  import('./property-missing.tsx').then((m) => m.PropertyNotHere),
);
export const unknownAddress = laterPart(() =>
  import('../not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
);
