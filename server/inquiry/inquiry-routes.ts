import type Router from '@koa/router';
import { KEY_HEADER, parseBody } from '#domain/api/commands';
import { InquirySchema } from '#domain/inquiry/inquiry';
import type { AppServices } from '#server/app-services';
import { CONTACT_LIMIT } from '#server/lead/contact-limit';
import { readWriteKey } from '#server/lead/write-key';
import { rateLimit } from '#server/middleware/rate-limit';
import { insertInquiry } from './inquiry-store.ts';

/** POST /api/inquiries (spec section 7). Answers 201 with a receipt that echoes the key, also to a repeat. */
export function addInquiryRoutes(router: Router, { db, rateLimits, now }: AppServices): void {
  router.post('/api/inquiries', rateLimit(rateLimits, CONTACT_LIMIT), async (ctx) => {
    const key = readWriteKey(ctx.get(KEY_HEADER), ctx.request.body);
    const inquiry = parseBody(InquirySchema, ctx.request.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 201;
    ctx.body = await insertInquiry(db, inquiry, { ...key, receivedAt: now() });
  });
}
