import { Link } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { paths } from '../../paths.ts';
import { classes } from '../classes.ts';
import layout from '../layout.module.css';
import { Logo } from '../logo.tsx';
import { Toran } from '../toran.tsx';
import { useAgency } from '../use-agency.ts';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const LINKS = [
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.privacy, label: 'Privacy policy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.disclaimer, label: 'Disclaimer' },
  { to: paths.properties, label: 'Properties' },
] as const;

export function Footer() {
  const agency = useAgency();
  const { street, locality, city, postalCode } = agency.address;
  return (
    <footer className={styles.footer} data-page-foot>
      <Toran />
      <div className={classes(layout.page, styles.inner)}>
        <div>
          <Logo onDark name={agency.name} />
          <address className={styles.address}>
            {street.includes(locality) ? street : `${street}, ${locality}`},<br />
            {city} {postalCode}
            <p className={styles.quiet}>{agency.hours}</p>
          </address>
          <div className={styles.contacts}>
            {agency.phones.map((phone) => (
              <a key={phone} href={telHref(phone)}>
                {phone}
              </a>
            ))}
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </div>
          <ul className={styles.socials} aria-label="Follow us">
            <SocialLinks agency={agency} size={24} />
          </ul>
        </div>
        <nav id="site-links" className={styles.links} aria-label="Pages">
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.legal}>
          <p className={styles.quiet}>MahaRERA agent number</p>
          <p className={styles.number}>{agency.reraNumber}</p>
          <p className={classes(styles.note, styles.quiet)}>
            Zero brokerage applies to new projects only. Standard brokerage applies to resale and rental
            homes. Project details come from the builders; check every project on the MahaRERA website,{' '}
            {agency.reraWebsite}, before you pay.
          </p>
        </div>
      </div>
    </footer>
  );
}
