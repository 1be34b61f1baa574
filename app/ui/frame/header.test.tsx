import { expect, test } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { Header } from './header.tsx';

const marked = (url: string) => {
  const html = drawScreen(
    url,
    { kind: 'static' },
    <Header menuOpen={false} onMenu={() => undefined} onMenuIntent={() => undefined} />,
  );
  return [...html.matchAll(/aria-current="(\w+)"[^>]*>(\w+)</g)].map(([, how, label]) => `${label}: ${how}`);
};

test.each([
  ['/', []],
  ['/search?propertyType=projects', ['Projects: page']],
  ['/search?q=kamothe&propertyType=resale', ['Resale: true']],
  ['/flat-on-rent', ['Rent: true']],
  ['/rent-out-property', ['Rent: true']],
  ['/buy-resale-flats', ['Resale: true']],
  ['/tools', ['Calculators: page']],
  ['/tools/rental-yield-calculator', ['Calculators: true']],
  ['/contact', ['Contact: page']],
  ['/sell-commercial-property', []],
])('%s marks its section in the bar', (url, expected) => {
  expect(marked(url)).toEqual(expected);
});
