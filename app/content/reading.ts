/** The parts that articles and legal texts are made of. Data, never HTML. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][]; note?: string }
  | { kind: 'link'; text: string; to: string };

export interface ReadingPart {
  /** Anchor of the heading. */
  id: string;
  title: string;
  blocks: Block[];
}

/** Words in these parts, for reading times and for the test that an article is long enough. */
export function wordCount(parts: readonly ReadingPart[]): number {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const blockWords = (block: Block): number => {
    switch (block.kind) {
      case 'list':
        return block.items.reduce((sum, item) => sum + words(item), 0);
      case 'table':
        return words(block.caption) + words(block.note ?? '');
      default:
        return words(block.text);
    }
  };
  return parts.reduce(
    (sum, part) =>
      sum + words(part.title) + part.blocks.reduce((inner, block) => inner + blockWords(block), 0),
    0,
  );
}
