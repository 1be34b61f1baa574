/* Apart from the schema, so that pages bring no schema library along. */

/** An account of an ads service, and the conversion that an accepted inquiry counts as there. */
export interface AdsConversion {
  id: string;
  label: string;
  /** Address of the service's script; only for trying it out against something else. */
  script?: string | undefined;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Address of the script that reports for this account. */
export function adsScript({ id, script = SCRIPT }: AdsConversion): string {
  return `${script}?id=${encodeURIComponent(id)}`;
}

/** What visitors are told that the service is called. */
export function adsServiceName(ads: AdsConversion): string {
  return ads.script ? `the ads service at ${ads.script.split('/')[2]}` : 'Google Ads';
}

/** Origins that a page must be allowed to reach while conversions are reported: by the service's own guide. */
export function adsOrigins(ads: AdsConversion): { script: string[]; connect: string[]; frame: string[] } {
  const origin = adsScript(ads).split('/').slice(0, 3).join('/');
  if (ads.script) return { script: [origin], connect: [origin], frame: [] };
  const google = [
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ];
  return {
    script: [origin, ...google],
    connect: [origin, ...google, 'https://google.com', 'https://www.google.co.in'],
    frame: ['https://td.doubleclick.net', origin],
  };
}
