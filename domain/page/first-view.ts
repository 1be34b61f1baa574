/**
 * The id of the element that ends what a page shows at first: the first card of a list, the title and price of a listing.
 * A document that has it tells the browser to draw its first frame with it, not before (server/page/document.ts); where an
 * element that large stands on the first screen, a frame without it would be drawn for nothing.
 */
export const FIRST_VIEW = 'first-view';
