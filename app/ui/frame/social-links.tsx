import type { Agency } from '#domain/agency/agency';
import { whatsappHref } from '#domain/agency/links';
import { SocialIcon, type SocialName } from '../social-icons.tsx';

const LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
} as const;

/** Links to the agency's pages elsewhere and to its chat, as list items. */
export function SocialLinks({ agency, size }: { agency: Agency; size: number }) {
  const links: [SocialName, string | undefined][] = [
    ['facebook', agency.socials.facebook],
    ['instagram', agency.socials.instagram],
    ['youtube', agency.socials.youtube],
    ['whatsapp', whatsappHref(agency.whatsapp, `Hello ${agency.name}, I am looking for a home.`)],
  ];
  return links.map(
    ([name, href]) =>
      href && (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={LABELS[name]}>
            <SocialIcon name={name} size={size} />
          </a>
        </li>
      ),
  );
}
