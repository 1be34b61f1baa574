import { Heart, House, Phone, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { paths } from '../../paths.ts';
import text from '../text.module.css';
import { useAgency } from '../use-agency.ts';
import styles from './bottom-bar.module.css';

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The four things under the thumb; hidden on large screens. */
export function BottomBar({ savedCount }: { savedCount: number }) {
  const { pathname } = useLocation();
  const [phone] = useAgency().phones;
  const current = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <>
      <div className={styles.spacer} aria-hidden="true" />
      <nav className={styles.bar} aria-label="Quick">
        <Link to={paths.home} className={styles.item} aria-current={current(paths.home)}>
          <House {...ICON} />
          Home
        </Link>
        <Link to={paths.search} className={styles.item} aria-current={current(paths.search)}>
          <Search {...ICON} />
          Search
        </Link>
        <Link to={paths.saved} className={styles.item} aria-current={current(paths.saved)}>
          <span className={styles.icon}>
            <Heart {...ICON} />
            {savedCount > 0 && (
              <span className={styles.count} aria-hidden="true">
                {savedCount > 99 ? '99+' : savedCount}
              </span>
            )}
          </span>
          Saved
          {savedCount > 0 && <span className={text.visuallyHidden}>, {savedCount}</span>}
        </Link>
        <a href={phone ? telHref(phone) : paths.contact} className={styles.item}>
          <Phone {...ICON} />
          Call
        </a>
      </nav>
    </>
  );
}
