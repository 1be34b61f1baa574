/* Words that listings are sorted by. Apart from the schema, so that pages which only show them stay small. */

/** New projects are `sale`; resale and rental as named. The word `projects` is accepted for `sale` (spec section 3). */
export const PROPERTY_TYPES = ['sale', 'resale', 'rental'] as const;

/** Status values with a badge colour of their own; any other text is allowed and neutral (spec section 3). */
export const STATUSES = ['New Launch', 'Ready to Move', 'Under Construction', 'Luxury'] as const;

/** Cities that the home page counts and that a tile leads to (spec section 2). */
export const CITIES = ['Mumbai', 'Navi Mumbai', 'Panvel', 'Thane'] as const;
