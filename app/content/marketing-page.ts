import type { LucideIcon } from 'lucide-react';

/** A fact with its icon: trust cards, benefits, kinds of property. */
export interface IconCard {
  icon: LucideIcon;
  title: string;
  text: string;
}

export interface PriceRow {
  name: string;
  /** Size or other fact in the middle of the row. */
  detail: string;
  /** Rupees, lowest of its kind. */
  from: number;
}

export interface PriceGroup {
  /** Heading inside the panel; none when there is one group. */
  title?: string;
  rows: PriceRow[];
}

/** The building blocks of a marketing page, in the order in which the page wants them. */
export type Section =
  | { kind: 'cards'; title: string; lead?: string; items: IconCard[] }
  | { kind: 'prices'; title: string; note: string; perMonth?: boolean; groups: PriceGroup[] }
  | { kind: 'steps'; title: string; items: { title: string; text: string }[] }
  | { kind: 'stats'; title: string; stars?: boolean; items: { figure: string; label: string }[] }
  | { kind: 'about'; title: string; paragraphs: string[] }
  | { kind: 'band'; title: string; text: string }
  | { kind: 'contact'; title: string; text: string }
  /** Two sections side by side on wide screens. */
  | { kind: 'pair'; parts: [Section, Section] };

export interface MarketingPage {
  kicker: string;
  headline: string;
  lead: string;
  /** File of the site's pictures. */
  picture: string;
  /** Prefilled text of the page's WhatsApp chats. */
  whatsapp: string;
  sections: Section[];
}
