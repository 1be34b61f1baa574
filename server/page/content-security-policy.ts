import { type AdsConversion, adsOrigins } from '#domain/agency/ads';

/**
 * The policy of every document. Scripts: the site's own files and the inline ones of boot-script.ts. Styles may be inline,
 * since components set them as attributes and Emotion writes style elements. Frames: the video and map hosts that
 * are loaded when tapped. With `ads` (design.md section 7 allows no other third party) also that service.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { development = false, ads }: { development?: boolean; ads?: AdsConversion | undefined } = {},
): string {
  const allowed = ads ? adsOrigins(ads) : { script: [], connect: [], frame: [] };
  const scripts = [
    ...(development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts]),
    ...allowed.script,
  ];
  const connect = [...(development ? ["'self'", 'ws:'] : ["'self'"]), ...allowed.connect];
  const frames = [
    'https://www.youtube-nocookie.com',
    'https://www.google.com',
    'https://www.openstreetmap.org',
  ];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...allowed.connect].join(' ')}`,
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${[...frames, ...allowed.frame].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script but through app/ui/trusted-types.ts. Vite's tools and an ads service do not know of it.
    ...(development || ads ? [] : ["require-trusted-types-for 'script'", 'trusted-types angan']),
  ].join('; ');
}
