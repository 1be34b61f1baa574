import {
  Bell,
  ChevronRight,
  CircleHelp,
  FileText,
  Info,
  KeyRound,
  LogOut,
  MapPin,
  Phone,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { telHref } from '#domain/agency/links';
import { MESSAGES } from '#domain/text/messages';
import type { User } from '#domain/user/user';
import type { SettingsView } from '#local/settings';
import { outboxList } from '../inquiry/outbox-later.ts';
import { paths } from '../paths.ts';
import { turnPushOff } from '../pwa/push.ts';
import { AnchorButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/notice.tsx';
import text from '../ui/text.module.css';
import { showToast } from '../ui/toast-state.ts';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import { useLive } from '../ui/use-live.ts';
import { AccountSection } from './account-section.tsx';
import { KeptBox, PhoneTiles } from './phone-tiles.tsx';
import styles from './profile-screen.module.css';
import { LOGOUT_PATH, loginPath } from './sign-in-links.ts';
import { useUser } from './use-user.ts';
import { YourData } from './your-data.tsx';

const ICON = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The account page (spec section 2): who this is, what the phone keeps and has sent, settings, help, signing in and out. */
export function ProfileScreen() {
  useHead();
  const user = useUser();
  const agency = useAgency();
  const [phone] = agency.phones;
  const settings = useLive<SettingsView | null>(
    'settings',
    () => import('#local/settings').then((local) => local.watchSettings()),
    undefined,
  );
  const held = useLive<boolean>(
    'held settings',
    () => import('#local/settings').then((local) => local.watchHeldChange()),
    undefined,
  );
  const name = user?.firstName || user?.email;
  const chosen = settings?.settings;

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header className={styles.head}>
        <span className={styles.letter} aria-hidden="true">
          {name ? [...name][0]?.toUpperCase() : <Users {...ICON} size={30} />}
        </span>
        <div>
          <h1 className={`${text.h2} ${styles.name}`}>{welcome(user)}</h1>
          <p className={text.muted}>Property Seeker</p>
        </div>
      </header>
      <PhoneTiles />
      <KeptBox />
      {held && (
        <Note tone="warning" title={MESSAGES.signInToSend.title}>
          A change of settings is kept on this phone. <a href={loginPath(paths.profile)}>Sign In</a>
        </Note>
      )}
      <Suspense>
        <outboxList.Part />
      </Suspense>
      <nav className={styles.rows} aria-label="Account">
        <Row to={paths.settings} Icon={Bell} value={chosen && (chosen.notificationsEnabled ? 'On' : 'Off')}>
          Notifications
        </Row>
        <Row to={paths.settings} Icon={MapPin} value={chosen?.preferredLocations.length}>
          Preferred Locations
        </Row>
        <Row to={paths.settings} Icon={Settings}>
          Settings
        </Row>
        <Row to={paths.contact} Icon={CircleHelp}>
          Help &amp; Support
        </Row>
        <Row to={paths.about} Icon={Users}>
          About
        </Row>
        <Row to={paths.terms} Icon={FileText}>
          Terms &amp; Conditions
        </Row>
        <Row to={paths.privacy} Icon={ShieldCheck}>
          Privacy Policy
        </Row>
        <Row to={paths.disclaimer} Icon={Info}>
          Disclaimer
        </Row>
      </nav>
      {user && <AccountSection key={user.id} />}
      <YourData signedIn={Boolean(user)} />
      <section className={styles.help} aria-labelledby="need-help">
        <div>
          <h2 id="need-help" className={text.h3}>
            Need Help?
          </h2>
          <p className={text.muted}>{agency.hours}</p>
        </div>
        {phone && (
          <AnchorButton href={telHref(phone)}>
            <Phone size={22} strokeWidth={1.75} aria-hidden />
            Call Now
          </AnchorButton>
        )}
      </section>
      {user ? (
        <AnchorButton full look="neutral" href={LOGOUT_PATH} onClick={signOut}>
          <LogOut size={22} strokeWidth={1.75} aria-hidden />
          Sign Out
        </AnchorButton>
      ) : (
        <AnchorButton full look="neutral" href={loginPath(paths.profile)}>
          <KeyRound size={22} strokeWidth={1.75} aria-hidden />
          Sign In
        </AnchorButton>
      )}
    </div>
  );
}

/** Undefined while the phone does not know who is signed in; null for a visitor. */
export function welcome(user: User | null | undefined): string {
  if (user === undefined) return 'Welcome';
  const name = user?.firstName || user?.email;
  return name ? `Welcome, ${name}` : 'Welcome Guest';
}

function Row({
  to,
  Icon,
  value,
  children,
}: {
  to: string;
  Icon: typeof Bell;
  value?: string | number | undefined;
  children: React.ReactNode;
}) {
  return (
    <Link to={to} className={styles.row}>
      <Icon {...ICON} className={styles.mark} />
      <span className={styles.label}>{children}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      <ChevronRight className={styles.arrow} size={22} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

/**
 * The phone forgets first, so that nobody is greeted by name after the server has forgotten, and the next person gets no
 * messages for this one; then the link is followed.
 */
async function signOut(event: MouseEvent) {
  event.preventDefault();
  if (!navigator.onLine) {
    showToast({ title: 'No signal. Sign out when you are back online.', tone: 'bad' });
    return;
  }
  await turnPushOff().catch(() => undefined);
  await import('#local/user').then((local) => local.forgetUser()).catch(() => undefined);
  window.location.assign(LOGOUT_PATH);
}
