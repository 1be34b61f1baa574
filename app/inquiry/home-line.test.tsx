import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HomeLine } from './home-line.tsx';

const home = { id: '1', name: 'Savali Residency', location: 'Sector 36, Kamothe' };
const drawn = (more = {}) => renderToStaticMarkup(<HomeLine home={{ ...home, ...more }} />);

it('says what the home costs as its card does: a rent by the month', () => {
  expect(drawn({ price: '₹98.50 Lakh onwards', propertyType: 'sale' })).toContain(
    '>₹98.50 Lakh · Sector 36, Kamothe<',
  );
  expect(drawn({ price: '₹18,000', propertyType: 'rental' })).toContain('>₹18,000 / month · Sector');
  expect(drawn()).toContain('>Sector 36, Kamothe<');
});
