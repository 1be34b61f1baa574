/*
 * The scales that Chakra's components and our recipes measure with. Written out instead of taking Chakra's default
 * theme along: that one brings every recipe and colour palette into the first lazy chunk.
 */

const quarterRems = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32,
] as const;

/** Spacing by quarter rems: "4" is 1rem. */
export const spacing = Object.fromEntries(
  quarterRems.map((step) => [String(step), { value: `${step / 4}rem` }]),
) as Record<string, { value: string }>;

/** Sizes: the spacing steps, named widths, and the targets of look.md section 3. */
export const sizes: Record<string, { value: string }> = {
  ...spacing,
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '30rem' },
  lg: { value: '36rem' },
  xl: { value: '48rem' },
  page: { value: '75rem' },
  full: { value: '100%' },
  target: { value: '44px' },
  button: { value: '48px' },
  field: { value: '52px' },
  bar: { value: '60px' },
};

/** Text styles of look.md section 2: phone first, then from 1024 px (`lg`). */
export const textStyles = {
  hero: {
    value: {
      fontSize: { base: '2.3125rem', lg: '3.625rem' },
      lineHeight: { base: '2.4375rem', lg: '3.625rem' },
      fontWeight: 700,
      letterSpacing: '-.01em',
    },
  },
  h1: {
    value: {
      fontSize: { base: '2rem', lg: '2.875rem' },
      lineHeight: { base: '2.25rem', lg: '3.125rem' },
      fontWeight: 700,
      letterSpacing: '-.01em',
    },
  },
  h2: {
    value: {
      fontSize: { base: '1.5rem', lg: '1.875rem' },
      lineHeight: { base: '1.75rem', lg: '2.25rem' },
      fontWeight: 650,
    },
  },
  h3: { value: { fontSize: '1.1875rem', lineHeight: '1.5rem', fontWeight: 650 } },
  price: { value: { fontSize: '1.5rem', lineHeight: '1.75rem', fontWeight: 700 } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.625rem', fontWeight: 400 } },
  button: { value: { fontSize: '1.0625rem', lineHeight: '1.25rem', fontWeight: 650 } },
  label: { value: { fontSize: '1rem', lineHeight: '1.375rem', fontWeight: 600 } },
  field: { value: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 400 } },
  small: { value: { fontSize: '0.9375rem', lineHeight: '1.3125rem', fontWeight: 400 } },
  smallest: { value: { fontSize: '0.875rem', lineHeight: '1.1875rem', fontWeight: 550 } },
};
