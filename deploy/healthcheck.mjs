// For the image's HEALTHCHECK and for the balancer's operator: status 0 while /api/health answers 200.
const scheme = process.env.TLS_CERT ? 'https' : 'http';
// The certificate names the site, not this machine.
if (scheme === 'https') process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const url = `${scheme}://127.0.0.1:${process.env.PORT ?? 3000}/api/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
