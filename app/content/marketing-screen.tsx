import layout from '../ui/layout.module.css';
import { useHead } from '../ui/use-head.ts';
import { Hero } from './hero.tsx';
import type { MarketingPage } from './marketing-page.ts';
import styles from './marketing-screen.module.css';
import { SectionView } from './section-view.tsx';

/** A marketing page: its hero, then its building blocks in the order that the page wants. */
export function MarketingScreen({ page }: { page: MarketingPage }) {
  useHead();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Hero {...page} />
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
        <SectionView key={index} section={section} whatsapp={page.whatsapp} />
      ))}
    </div>
  );
}
