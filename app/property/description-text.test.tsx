import { expect, it } from 'vitest';
import type { StructuredDeveloper } from '#domain/property/description';
import { developerLine } from './description-text.tsx';

it.each([
  ['20 years', '20 years · 1 completed · 2 ongoing'],
  ['Building in Thane since 2004', 'Building in Thane since 2004 · 1 completed · 2 ongoing'],
  ['12 projects completed since 2009, 2 under way', '12 projects completed since 2009, 2 under way'],
  ['18 towers in 15 years', '18 towers in 15 years'],
])('a builder’s line counts once: %s', (experience, line) => {
  const builder = {
    ...{ experience, specialization: [], achievements: [] },
    ...{ completed_projects: [{ name: 'A' }], ongoing_projects: [{ name: 'B' }, { name: 'C' }] },
  };
  expect(developerLine(builder as unknown as StructuredDeveloper)).toBe(line);
});
