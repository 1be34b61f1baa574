import { BLOG_POSTS, COMING_SOON } from '#domain/content/blog';
import { formatRupees } from '#domain/property/price';
import { DataTable } from '../ui/data-table.tsx';
import layout from '../ui/layout.module.css';
import { SectionHeading } from '../ui/section-heading.tsx';
import { useHead } from '../ui/use-head.ts';
import styles from './article.module.css';
import { ArticleHead } from './article-head.tsx';
import { CallBand } from './call-band.tsx';
import { CardGrid } from './card-grid.tsx';
import prose from './prose.module.css';
import { RentChart } from './rent-chart.tsx';
import { RENTAL_GUIDE, SECTOR_RENTS } from './rental-guide-content.ts';

const POST = BLOG_POSTS.find((post) => post.slug === 'kamothe-rental-guide');
const RELATED = COMING_SOON.slice(0, 3);

/** "₹14,000–23,000" */
function span([low, high]: [number, number]): string {
  return `${formatRupees(low)}–${formatRupees(high).slice(1)}`;
}

export function RentalGuideScreen() {
  useHead();
  const { why, rents, sectors, help, testimonials, band, whatsapp, intro } = RENTAL_GUIDE;
  const twoBhk = SECTOR_RENTS.find(({ size }) => size === '2 BHK')?.rows ?? [];
  return (
    <article className={`${layout.page} ${layout.narrow}`}>
      {POST && <ArticleHead post={POST} />}
      <p className={styles.intro}>{intro}</p>
      <div className={layout.section}>
        <CardGrid title={why.title} lead={why.text} items={why.items} />
      </div>
      <section className={layout.section}>
        <SectionHeading title={rents.title} description={rents.text} />
        <div className={styles.tables}>
          {SECTOR_RENTS.map(({ size, rows }) => (
            <DataTable
              key={size}
              caption={`Rent of a ${size} flat by sector`}
              columns={[size, 'Avg Rent', 'Range']}
              rows={rows.map((row) => [row.sector, formatRupees(row.avgRent), span(row.range)])}
            />
          ))}
        </div>
        <p className={styles.note}>{rents.note}</p>
      </section>
      <section className={layout.section}>
        <SectionHeading title="2 BHK rent at a glance" />
        <RentChart rows={twoBhk} />
      </section>
      <section className={layout.section}>
        <SectionHeading title={sectors.title} />
        <dl className={styles.rows}>
          {sectors.items.map(({ sector, highlights }) => (
            <div key={sector} className={styles.row}>
              <dt>{sector}</dt>
              <dd>{highlights}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={layout.section}>
        <SectionHeading title={help.title} />
        <div className={prose.prose}>
          <ul>
            {help.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={layout.section}>
        <SectionHeading title={testimonials.title} description={testimonials.note} />
        {testimonials.items.map(({ name, role, content }) => (
          <blockquote key={content} className={styles.quote}>
            <p>{content}</p>
            <footer>
              {name}, {role}
            </footer>
          </blockquote>
        ))}
      </section>
      <div className={layout.section}>
        <CallBand {...band} whatsapp={whatsapp} />
      </div>
      <section className={layout.section}>
        <SectionHeading title="Related Articles" />
        <ul className={styles.soon}>
          {RELATED.map(({ title }) => (
            <li key={title}>
              {title}
              <span className={styles.tag}>Coming Soon</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
