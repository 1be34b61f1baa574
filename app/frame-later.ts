import { laterPart } from './ui/later-part.tsx';

/* Parts of the frame that have nothing to say while a first page is being drawn. */

export const frameStrips = laterPart(() => import('./frame-strips.tsx').then((m) => m.FrameStrips));
export const brokenScreen = laterPart(() => import('./broken-screen.tsx').then((m) => m.BrokenScreen));
export const toastRegion = laterPart(() => import('./ui/toast-region.tsx').then((m) => m.ToastRegion));
