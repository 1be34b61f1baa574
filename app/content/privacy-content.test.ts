import { expect, it } from 'vitest';
import type { Agency } from '#domain/agency/agency';
import sample from '../../seed/agency.json';
import { privacyPolicy } from './privacy-content.ts';

const policy = (adsConversion?: Agency['adsConversion']) =>
  privacyPolicy({ ...sample, adsConversion }).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
  );

it('promises no advertising, trackers and cookies while nothing is reported to an ads service', () => {
  const texts = policy();
  expect(texts).toContain(
    'We use what you send to answer you: to call back, arrange a visit, send a brochure or find a matching home. By pressing the send button you consent to that and to nothing more. We do not sell your data, show no advertising and load no trackers from other companies.',
  );
  expect(texts).toContain(
    'We set a cookie only when you sign in, to know that it is you. It is not readable by scripts and is not used to follow you.',
  );
  expect(texts.join()).not.toMatch(/Google|ads service/);
});

it('says what an ads service is told and sets, once accepted inquiries are reported to one', () => {
  const texts = policy({ id: 'AW-100', label: 'sample_label' });
  const said = texts.join('\n');
  expect(said).not.toMatch(/consent to that and to nothing more|load no trackers|^We set a cookie only/m);
  expect(said).toContain('your browser loads a script of Google Ads');
  expect(said).toContain('not your name, phone, e-mail or message');
  expect(said).toContain('The script of Google Ads, once it is loaded, sets cookies');
  // All else stands as it is.
  const off = policy();
  expect(texts.filter((text) => !off.includes(text))).toHaveLength(3);
  expect(off.filter((text) => !texts.includes(text))).toHaveLength(2);
});

it('names the service that it is tried out with', () => {
  const script = 'https://ads.example/tag.js';
  expect(policy({ id: 'A', label: 'b', script }).join()).toContain(
    'a script of the ads service at ads.example.',
  );
});
