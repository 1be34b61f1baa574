import { ChevronLeft, Menu, Phone, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { paths, searchPath } from '../../paths.ts';
import { classes } from '../classes.ts';
import layout from '../layout.module.css';
import { Logo } from '../logo.tsx';
import { onSpace } from '../on-space.ts';
import { useAgency } from '../use-agency.ts';
import styles from './header.module.css';

/** `section`: addresses that belong to it; they mark it in the bar. */
const NAV = [
  { to: searchPath({ type: 'sale' }), label: 'Projects', section: /[?&]propertyType=(?:sale|projects)\b/ },
  {
    to: searchPath({ type: 'resale' }),
    label: 'Resale',
    section: /^\/(?:buy-resale|sell-property)|[?&]propertyType=resale\b/,
  },
  {
    to: searchPath({ type: 'rental' }),
    label: 'Rent',
    section: /^\/(?:flat-on-rent|rent-out|commercial-rental)|[?&]propertyType=rental\b/,
  },
  { to: paths.tools, label: 'Calculators', section: /^\/tools\b/ },
  { to: paths.contact, label: 'Contact', section: /^\/contact\b/ },
] as const;

/** Screens that the bottom bar leads to; every other one offers a way back. */
const TOP_SCREENS: readonly string[] = [paths.home, paths.search, paths.saved];

/** Screens whose way back stands beside a wide screen's own links too (spec section 2). */
const BACK_ALWAYS: readonly string[] = [paths.settings];

/** Back within the app where there is something to go back to, else home (also without scripts). */
function BackLink({ always }: { always: boolean }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!(window.history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      to={paths.home}
      className={classes(styles.tool, styles.back, always && styles.always)}
      aria-label="Back"
      onClick={goBack}
    >
      <ChevronLeft size={26} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

export function Header({
  menuOpen,
  onMenu,
  onMenuIntent,
}: {
  menuOpen: boolean;
  onMenu: () => void;
  /** A finger or pointer is on its way: time to load the drawer's code. */
  onMenuIntent: () => void;
}) {
  const agency = useAgency();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const phone = agency.phones[0];
  return (
    <header className={styles.header}>
      <div className={classes(layout.page, styles.inner)}>
        {!TOP_SCREENS.includes(pathname) && <BackLink always={BACK_ALWAYS.includes(pathname)} />}
        <Link to={paths.home} className={styles.home} aria-label="Angan, home">
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {NAV.map(({ to, label, section }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === address ? 'page' : section.test(address) ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {phone && (
          <a className={styles.phone} href={telHref(phone)}>
            <Phone size={20} strokeWidth={1.75} aria-hidden />
            {phone}
          </a>
        )}
        <Link to={paths.search} className={styles.tool} aria-label="Search">
          <Search size={26} strokeWidth={1.75} aria-hidden />
        </Link>
        {/* biome-ignore lint/a11y/useSemanticElements: a button without scripts would do nothing */}
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the list of pages in the footer; with them it opens the drawer */}
        <a
          href="#site-links"
          className={styles.tool}
          aria-label="Menu"
          role="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onPointerEnter={onMenuIntent}
          onPointerDown={onMenuIntent}
          onFocus={onMenuIntent}
          onClick={(event) => {
            event.preventDefault();
            onMenu();
          }}
          onKeyDown={onSpace(onMenu)}
        >
          <Menu size={26} strokeWidth={1.75} aria-hidden />
        </a>
      </div>
    </header>
  );
}
