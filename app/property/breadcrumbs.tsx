import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PropertyType } from '#domain/property/property';
import { paths, searchPath } from '../paths.ts';
import styles from './breadcrumbs.module.css';
import type { Facts } from './property-facts.ts';

const LIST_NAMES: Record<PropertyType, string> = { sale: 'Projects', resale: 'Resale', rental: 'Rent' };

/** The part of a place that a search is made for: "Sector 36, Kamothe" → "Kamothe". */
export function localityOf({ location, city }: Pick<Facts, 'location' | 'city'>): string {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = parts.filter((part) => !/\d/.test(part) && part.toLowerCase() !== city.toLowerCase());
  return named[named.length - 1] ?? city;
}

/** The way here, on wide screens. */
export function Breadcrumbs({ facts }: { facts: Facts }) {
  const locality = localityOf(facts);
  const type = facts.propertyType;
  const steps = [
    { to: paths.home, label: 'Home' },
    { to: searchPath({ type }), label: LIST_NAMES[type] },
    { to: searchPath({ type, location: locality }), label: locality },
  ];
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{facts.name}</li>
      </ol>
    </nav>
  );
}
