import { DataTable } from '../ui/data-table.tsx';
import { MoreLink } from '../ui/section-heading.tsx';
import prose from './prose.module.css';
import type { Block, ReadingPart } from './reading.ts';

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className={prose.table}>
          <DataTable caption={block.caption} showCaption columns={block.columns} rows={block.rows} />
          {block.note && <p className={prose.note}>{block.note}</p>}
        </div>
      );
    case 'link':
      return <MoreLink to={block.to}>{block.text}</MoreLink>;
  }
}

/** Running text with headings, lists and tables. */
export function ReadingView({ parts }: { parts: readonly ReadingPart[] }) {
  return (
    <div className={prose.prose}>
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={part.id}>
          <h2 id={part.id}>{part.title}</h2>
          {part.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
            <BlockView key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
