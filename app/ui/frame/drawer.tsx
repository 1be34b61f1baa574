import { Drawer } from '@chakra-ui/react';
import { BookOpen, Building2, Heart, Mail, Phone, Users, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { paths } from '../../paths.ts';
import { ChakraBoundary } from '../chakra-boundary.tsx';
import { Logo } from '../logo.tsx';
import { usePageData } from '../page-data.tsx';
import { useAgency } from '../use-agency.ts';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './drawer.module.css';
import { SocialLinks } from './social-links.tsx';

const LEGAL = [
  { to: paths.tools, label: 'Calculators & Tools' },
  { to: paths.vastu, label: 'Vastu Consultation' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.terms, label: 'Terms & Conditions' },
  { to: paths.disclaimer, label: 'Disclaimer' },
] as const;

/**
 * The menu at the right. Chakra's drawer locks the page, keeps the focus inside and gives it back, and closes on
 * Escape and on the backdrop; Back and a change of page close it here. Links and order: spec section 2.
 */
export function MenuDrawer({
  open,
  onClose,
  savedCount,
}: {
  open: boolean;
  onClose: () => void;
  savedCount: number;
}) {
  // The code may arrive after the tap: the drawer is mounted closed first, so that it slides in.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useBackCloses(open, onClose);
  const { total } = usePageData();
  const agency = useAgency();
  const navigate = useNavigate();
  const [phone] = agency.phones;

  const main = [
    { to: paths.saved, label: 'Saved Properties', Icon: Heart, count: savedCount },
    { to: paths.contact, label: 'Contact Us', Icon: Mail },
    { to: paths.about, label: 'About Us', Icon: Users },
    { to: paths.blog, label: 'Blog', Icon: BookOpen },
    { to: paths.properties, label: 'All Properties', Icon: Building2, count: total },
  ];

  // The new page takes the place of the drawer's own history entry.
  const go = (to: string) => (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(to, { replace: Number(window.history.state?.overlay) > 0 });
    onClose();
  };

  return (
    <ChakraBoundary>
      <Drawer.Root
        open={open && ready}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        lazyMount
        unmountOnExit
      >
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Menu">
            <Drawer.Header>
              <Link to={paths.home} className={styles.logo} aria-label="Angan, home" onClick={go(paths.home)}>
                <Logo />
              </Link>
              <Drawer.CloseTrigger aria-label="Close menu">
                <X size={26} strokeWidth={1.75} aria-hidden />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              {phone && (
                <a className={styles.call} href={telHref(phone)}>
                  <Phone size={24} strokeWidth={1.75} aria-hidden />
                  <span>
                    <span className={styles.phone}>{phone}</span>
                    <br />
                    <span className={styles.hours}>{agency.hours}</span>
                  </span>
                </a>
              )}
              <nav className={styles.group} aria-label="Pages">
                {main.map(({ to, label, Icon, count }) => (
                  <Link key={to} to={to} className={styles.link} onClick={go(to)}>
                    <Icon size={24} strokeWidth={1.75} aria-hidden />
                    {label}
                    {!!count && <span className={styles.count}>{count}</span>}
                  </Link>
                ))}
              </nav>
              <nav className={styles.group} aria-label="Legal">
                <h2 className={styles.title}>Legal</h2>
                {LEGAL.map(({ to, label }) => (
                  <Link key={to} to={to} className={styles.legal} onClick={go(to)}>
                    {label}
                  </Link>
                ))}
              </nav>
              <div className={styles.group}>
                <h2 className={styles.title}>Follow Us</h2>
                <ul className={styles.socials}>
                  <SocialLinks agency={agency} size={26} />
                </ul>
              </div>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Drawer.Root>
    </ChakraBoundary>
  );
}
