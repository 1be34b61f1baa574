import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareData, removeData, startBuild } from '../bench/running.ts';
import { launchBrowser } from './browser.ts';

/*
 * node --import tsx e2e/take-screenshots.ts: draws the two pictures that the manifest shows to people who are about to
 * install the app, from the build as it stands. Run it again when the home page looks different.
 */

const folder = fileURLToPath(new URL('../app/public/screenshots', import.meta.url));
const SHOTS = [
  { file: 'home-phone.png', width: 390, height: 844, scale: 2 },
  { file: 'home-desktop.png', width: 1280, height: 800, scale: 1 },
];

mkdirSync(folder, { recursive: true });
const dataDir = await prepareData(0);
const product = await startBuild(dataDir);
const browser = await launchBrowser();
for (const { file, width, height, scale } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(product.origin, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, file), type: 'png' });
  await context.close();
}
await browser.close();
await product.stop();
removeData(dataDir);
