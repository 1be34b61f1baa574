import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { importListings } from './catalogue.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** S06: each would run, load or restyle something if a text were ever taken for markup or for an address. */
const PAYLOADS = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><a href="javascript:alert(1)">x</a>',
  '<style>body{display:none}</style>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '\u2028{{constructor.constructor("alert(1)")()}}',
];
const all = PAYLOADS.join(' ');

// Listing texts have their own limits; each field gets as much as it takes.
const some = (max: number) => all.slice(0, max);
const HOSTILE = {
  id: 'hostile-1',
  seoSlug: 'hostile-home',
  name: `Trap ${PAYLOADS[0]}`,
  location: `Kamothe ${PAYLOADS[1]}`,
  city: 'Navi Mumbai',
  price: `₹50 Lakh ${PAYLOADS[1]}`,
  priceValue: 5_000_000,
  bedrooms: '2 BHK',
  area: '650 sq ft',
  status: '<svg onload=alert(1)>',
  propertyType: 'resale' as const,
  possession: PAYLOADS[0],
  featured: true,
  images: [],
  description: {
    title: some(100),
    introduction: all,
    conclusion: all,
    sections: [{ title: some(80), type: 'list' as const, items: PAYLOADS }],
  },
  amenities: PAYLOADS.slice(0, 4),
  developer: PAYLOADS[0],
  developerDescription: { company_overview: all, specialization: PAYLOADS.slice(0, 3) },
  nearbyPlaces: [
    { category: '<svg onload=alert(1)>', places: [{ name: some(90), distance: '<svg onload=alert(1)>' }] },
  ],
  faqs: [{ question: some(250), answer: all }],
  specifications: { floors: '<svg onload=alert(1)>', facing: '<svg onload=alert(1)>' },
  mapEmbedCode: '<iframe src="https://www.google.com.evil.test/maps/embed?pb=1" onload="alert(1)"></iframe>',
  metaTitle: some(150),
  metaDescription: some(250),
  metaKeywords: some(150),
  ogTitle: some(150),
  ogDescription: some(250),
};

test('S06: hostile texts in every field of a listing stay texts: on the server’s page, in the app, and offline', async () => {
  await importListings(stage.product.dataDir, [HOSTILE as never]);
  const { page, context, watch } = await stage.phone();
  watch.allow(NETWORK_NOISE);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  const inert = async (where: string) => {
    const found = await page.evaluate(() => {
      const bad: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes)
          if (/^on|^srcdoc$/i.test(name) || /^\s*javascript:/i.test(value))
            bad.push(`${element.tagName} ${name}`);
      }
      if (document.querySelector('img[src="x"], iframe, body style')?.matches('img[src="x"], iframe'))
        bad.push('element');
      return { bad, shown: getComputedStyle(document.body).display };
    });
    expect(found, where).toEqual({ bad: [], shown: 'block' });
    expect(ran, where).toEqual([]);
  };

  const html = await (await fetch(`${stage.origin}/property/hostile-home`)).text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x|<svg onload|<\/script><script>alert/);

  await page.goto('/property/hostile-home');
  await page.waitForLoadState('networkidle');
  await inert('detail');
  for (const summary of await page.locator('summary, [role=tab], button[aria-expanded=false]').all())
    await summary.click({ timeout: 1500 }).catch(() => undefined);
  await inert('detail, opened');
  for (const path of ['/', '/search?q=trap', '/properties']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await inert(path);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/property/hostile-home');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const kept = await page.goto('/property/hostile-home');
  expect(kept?.fromServiceWorker()).toBe(true);
  expect(kept?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect.poll(() => page.locator('h1').textContent()).toContain('<img src=x onerror=alert(1)>');
  await inert('offline');
  await context.setOffline(false);
}, 180_000);
