import type Router from '@koa/router';
import { KEY_HEADER, parseBody } from '#domain/api/commands';
import { LeadSchema } from '#domain/lead/lead';
import type { AppServices } from '#server/app-services';
import { rateLimit } from '#server/middleware/rate-limit';
import { CONTACT_LIMIT } from './contact-limit.ts';
import { insertLead } from './lead-store.ts';
import { readWriteKey } from './write-key.ts';

/** POST /api/leads (spec section 7). Answers 201 with a receipt that echoes the key, also to a repeat. */
export function addLeadRoutes(router: Router, { db, rateLimits, now }: AppServices): void {
  router.post('/api/leads', rateLimit(rateLimits, CONTACT_LIMIT), async (ctx) => {
    const key = readWriteKey(ctx.get(KEY_HEADER), ctx.request.body);
    const lead = parseBody(LeadSchema, ctx.request.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 201;
    ctx.body = await insertLead(db, lead, { ...key, receivedAt: now() });
  });
}
