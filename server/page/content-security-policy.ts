/**
 * The policy of every document. Scripts: the site's own files and the one inline boot script. Styles may be inline,
 * since components set them as attributes and Emotion writes style elements. Frames: the video and map hosts that
 * are loaded when tapped.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { development = false } = {},
): string {
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts];
  const connect = development ? ["'self'", 'ws:'] : ["'self'"];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.google.com https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
