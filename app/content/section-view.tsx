import { SectionHeading } from '../ui/section-heading.tsx';
import { CallBand } from './call-band.tsx';
import { CardGrid } from './card-grid.tsx';
import { ContactBlock } from './contact-block.tsx';
import type { Section } from './marketing-page.ts';
import styles from './marketing-screen.module.css';
import { PricePanel } from './price-panel.tsx';
import prose from './prose.module.css';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';

/** One building block of a marketing page. */
export function SectionView({ section, whatsapp }: { section: Section; whatsapp: string }) {
  switch (section.kind) {
    case 'cards':
      return <CardGrid {...section} />;
    case 'prices':
      return <PricePanel {...section} />;
    case 'steps':
      return <Steps {...section} />;
    case 'stats':
      return <Stats {...section} />;
    case 'band':
      return <CallBand {...section} whatsapp={whatsapp} />;
    case 'contact':
      return <ContactBlock {...section} whatsapp={whatsapp} />;
    case 'about':
      return (
        <section>
          <SectionHeading title={section.title} />
          <div className={prose.prose}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      );
    case 'pair':
      return (
        <div className={styles.pair}>
          {section.parts.map((part) => (
            <SectionView key={part.kind} section={part} whatsapp={whatsapp} />
          ))}
        </div>
      );
  }
}
