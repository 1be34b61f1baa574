import { displayPrice } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import { propertyPath } from '#domain/property/slug';
import type { Mail, PushContent } from './message-ways.ts';

type Home = Pick<Property, 'name' | 'location' | 'price' | 'bedrooms' | 'slug'>;

const NAMED = 5;
const title = (homes: readonly Home[]) =>
  homes.length === 1 ? 'A new home that fits' : `${homes.length} new homes that fit`;
const line = ({ name, location, bedrooms, price }: Home) =>
  [name, location, bedrooms, displayPrice(price)].filter(Boolean).join(', ');

/** News for a phone: a title, a line or two, and what a tap opens. */
export function toPush(homes: readonly [Home, ...Home[]]): PushContent {
  const [first, ...more] = homes;
  return {
    title: title(homes),
    body: more.length ? `${first.name}, ${first.location}, and ${more.length} more` : line(first),
    path: more.length ? '/properties' : propertyPath(first.slug),
  };
}

/** The same news as an e-mail in plain text. */
export function toMail(homes: readonly [Home, ...Home[]], to: string, publicUrl: string): Mail {
  const named = homes.slice(0, NAMED).map((home) => `${line(home)}\n${publicUrl}${propertyPath(home.slug)}`);
  const rest = homes.length - named.length;
  return {
    to,
    subject: title(homes),
    text: [
      'New on our list, and like what you are looking for:',
      ...named,
      ...(rest > 0 ? [`And ${rest} more: ${publicUrl}/properties`] : []),
      `You get at most one such message a day. To change or stop them: ${publicUrl}/settings`,
    ].join('\n\n'),
  };
}
