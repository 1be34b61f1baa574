/** How a picture lies on its stage: scale 1 fits; x and y move its middle, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** Scale that a double tap goes to. */
export const TAP_SCALE = 2.5;

/** Size of a picture that is fitted whole into a stage. */
export function fittedSize(picture: Size, stage: Size): Size {
  if (!(picture.width > 0 && picture.height > 0)) return stage;
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

const between = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture's edges outside the stage, or the picture in its middle where it is smaller. */
export function clampView(view: View, fitted: Size, stage: Size): View {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale));
  const spareX = Math.max(0, (fitted.width * scale - stage.width) / 2);
  const spareY = Math.max(0, (fitted.height * scale - stage.height) / 2);
  return { scale, x: between(view.x, spareX) + 0, y: between(view.y, spareY) + 0 };
}

/** Changes the scale so that what lies under `point` (from the stage's middle) stays there. */
export function zoomAt(view: View, point: { x: number; y: number }, scale: number): View {
  const next = Math.max(1, Math.min(MAX_SCALE, scale));
  const grow = next / view.scale;
  return {
    scale: next,
    x: point.x - (point.x - view.x) * grow,
    y: point.y - (point.y - view.y) * grow,
  };
}
