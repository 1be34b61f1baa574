// Provides the browsers of the other engines: Firefox, and WebKitGTK with its driver and a screen to draw on.
import { findProgram, installPackages } from './programs.mjs';
import { fail } from './steps.mjs';

/** Programs that the tests start, and the Debian package of each. */
const PACKAGES = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

const isMissing = (program) =>
  !(findProgram(program) || (program === 'firefox-esr' && (process.env.FIREFOX || findProgram('firefox'))));

/** Path of a Firefox, once everything is there: FIREFOX, or one on PATH; what is missing is installed. */
export async function ensureOtherBrowsers() {
  const missing = () => Object.keys(PACKAGES).filter(isMissing);
  const wanted = missing();
  if (wanted.length) {
    console.log('Installing Firefox and WebKitGTK for the browser tests …');
    await installPackages(...wanted.map((program) => PACKAGES[program]));
  }
  const lacking = missing();
  if (lacking.length) fail(`These could not be installed: ${lacking.join(', ')}. Install them by hand.`);
  return process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox');
}
