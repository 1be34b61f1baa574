import { expect, test } from 'vitest';
import { LOCATION_OPTIONS, PROPERTY_TYPE_OPTIONS } from '#domain/settings/settings';
import { drawScreen, linksOf, wordsOf } from '../testing/draw-screen.tsx';
import { ProfileScreen, welcome } from './profile-screen.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const SETTINGS = {
  notificationsEnabled: true,
  emailNotifications: true,
  preferredLocations: ['Powai'],
  budgetMin: 60_00_000,
  budgetMax: undefined,
  preferredPropertyTypes: ['2 BHK'],
};

test('the account page greets by first name, else by e-mail, else a guest', () => {
  const user = { id: 'u', firstName: 'Maya', email: 'maya@example.in', profileImageUrl: null };
  expect(welcome(user)).toBe('Welcome, Maya');
  expect(welcome({ ...user, firstName: null })).toBe('Welcome, maya@example.in');
  expect(welcome(null)).toBe('Welcome Guest');
});

test('the account page: three counts, the ways on, help, and the way in', () => {
  const html = drawScreen('/profile', { kind: 'static' }, <ProfileScreen />);
  const words = wordsOf(html);
  expect(words).toContain('|Property Seeker|');
  for (const tile of ['Saved', 'Viewed', 'Inquiries']) expect(words).toContain(`|${tile}|`);
  const links = linksOf(html).map(({ label, href }) => `${label}: ${href}`);
  expect(links).toEqual(
    expect.arrayContaining([
      'Notifications: /settings',
      'Preferred Locations: /settings',
      'Settings: /settings',
      'Help &amp; Support: /contact',
      'About: /about',
      'Terms &amp; Conditions: /terms-conditions',
      'Privacy Policy: /privacy-policy',
      'Disclaimer: /disclaimer',
      'Call Now: tel:+910000000001',
    ]),
  );
  expect(links.at(-1)).toMatch(/^Sign In: \/api\/login\b/);
  expect(words).toContain('|Need Help?|');
});

test('the settings: four shapes until they are known', () => {
  const html = drawScreen('/settings', { kind: 'static' }, <SettingsScreen />);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('Save Settings');
});

test('the settings: two switches, two amounts in rupees, and two lists of chips with their choices', () => {
  const view = { userId: 'u', settings: SETTINGS, waiting: 'nothing' } as const;
  const html = drawScreen('/settings', { kind: 'static' }, <SettingsFields view={view} onSent={() => {}} />);
  const words = wordsOf(html);
  for (const title of [
    'Notifications',
    'Budget Preferences',
    'Preferred Locations',
    'Property Type Preferences',
  ])
    expect(words).toContain(`|${title}|`);
  expect(html.match(/role="switch"/g)).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*name="budgetMin"[^>]*value="60,00,000"/);
  expect(html).toMatch(/<input[^>]*name="budgetMax"[^>]*value=""/);
  for (const chip of ['Remove Powai', 'Remove 2 BHK']) expect(html).toContain(`aria-label="${chip}"`);
  // What is chosen already is not offered again.
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  for (const option of [...LOCATION_OPTIONS, ...PROPERTY_TYPE_OPTIONS])
    expect(offered.includes(option), option).toBe(!['Powai', '2 BHK'].includes(option));
  expect(words).toContain('|Save Settings|');
});
