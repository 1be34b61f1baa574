import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { IconSprite } from '../icon-sprite.tsx';
import { lazyPart, WhenLate } from '../lazy-part.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { useScroll } from './use-scroll.ts';

const loadDrawer = () => import('./drawer.tsx').then((m) => m.MenuDrawer);
const MenuDrawer = lazyPart(loadDrawer);

const aim = () => void loadDrawer().catch(() => undefined);

/**
 * What stands around every screen: header, footer, bottom bar, drawer, and the places where strips (no signal, update)
 * and floating things (toast, chat, install) appear. Before the scripts are there, all of it is plain links.
 */
export function Frame({
  strips,
  floating,
  savedCount = 0,
}: {
  /** Under the header, across the page. */
  strips?: ReactNode;
  /** Above the bottom bar; shows one thing at a time. */
  floating?: ReactNode;
  savedCount?: number;
}) {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  /** Its code does not come: the footer has the same links. */
  const toFooter = () => {
    setMenuOpen(false);
    setMenuWanted(false);
    location.hash = 'site-links';
  };
  const page = useRef(pathname);
  useScroll();

  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    setMenuOpen(false);
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <IconSprite />
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header
        menuOpen={menuOpen}
        onMenuIntent={aim}
        onMenu={() => {
          setMenuWanted(true);
          setMenuOpen(true);
        }}
      />
      <div className={styles.strips}>{strips}</div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar savedCount={savedCount} />
      {floating && <div className={styles.floating}>{floating}</div>}
      {menuWanted && (
        <Suspense fallback={<WhenLate onLate={toFooter} />}>
          <MenuDrawer open={menuOpen} onClose={closeMenu} savedCount={savedCount} />
        </Suspense>
      )}
    </div>
  );
}
