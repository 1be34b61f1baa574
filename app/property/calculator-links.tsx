import { Calculator, Landmark, Percent, Ruler } from 'lucide-react';
import { Link } from 'react-router-dom';
import { calculateEmi, EMI_DEFAULTS } from '#domain/finance/emi';
import { isCommercial } from '#domain/property/commercial';
import { areaValue } from '#domain/property/filter';
import { formatRupees } from '#domain/property/price';
import { paths } from '../paths.ts';
import styles from './calculator-links.module.css';
import type { Facts } from './property-facts.ts';
import { stampDutyPath } from './stamp-duty-path.ts';

/** The calculators that fit a listing, opened with its figures filled in. */
export function CalculatorLinks({ facts }: { facts: Facts }) {
  const { priceValue: price, propertyType: type } = facts;
  const tiles = [];
  if (type !== 'rental' && price > 0) {
    const emi = calculateEmi({ amount: price, ...EMI_DEFAULTS });
    tiles.push({
      to: `${paths.emi}?amount=${price}`,
      title: 'EMI',
      text: emi
        ? `${formatRupees(emi.emi)} a month for ${EMI_DEFAULTS.years} years`
        : 'What a loan costs a month',
      Icon: Calculator,
    });
    tiles.push({
      to: stampDutyPath(facts),
      title: 'Stamp duty',
      text: isCommercial(facts) ? 'Of a shop or an office' : 'By buyer and property type',
      Icon: Landmark,
    });
    tiles.push({
      to: `${paths.rentalYield}?value=${price}`,
      title: 'Rental yield',
      text: 'What rent would bring',
      Icon: Percent,
    });
  }
  const area = areaValue(facts.area);
  if (area)
    tiles.push({
      // With its units: the converter itself begins with square metres.
      to: `${paths.area}?value=${area}&from=sqft&to=sqm`,
      title: 'Area',
      text: `${facts.area} in other units`,
      Icon: Ruler,
    });
  if (!tiles.length) return null;
  return (
    <ul className={styles.rail} aria-label="Calculators">
      {tiles.map(({ to, title, text, Icon }) => (
        <li key={title}>
          <Link to={to} className={styles.tile}>
            <Icon size={24} strokeWidth={1.75} color="var(--chakra-colors-marigold-7)" aria-hidden />
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
