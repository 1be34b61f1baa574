import { WHATSAPP_PATH } from './social-icons.tsx';

/*
 * Icons that stand on every card: lines from Lucide (ISC), each in one stroke. A reference to a shape elsewhere in the
 * page would cost a card a fifth of its style: the browser makes a tree of its own for each.
 */
const LINES = {
  images:
    'm22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM14 7a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
} as const;

/** Shapes that are too long to be repeated; stands once in the frame. */
export function IconSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <symbol id="icon-whatsapp" viewBox="0 0 24 24">
        <path d={WHATSAPP_PATH} />
      </symbol>
    </svg>
  );
}

/** One of the card's line icons. Colour is the text's; `fill` comes from CSS. */
export function CardIcon({
  name,
  size,
  strokeWidth = 1.75,
}: {
  name: keyof typeof LINES;
  size: number;
  strokeWidth?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[name]} />
    </svg>
  );
}
