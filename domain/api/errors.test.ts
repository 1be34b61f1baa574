import { expect, test } from 'vitest';
import { ApiError, ERROR_STATUS, httpErrorText, toErrorBody } from './errors.ts';

test.each([
  [404, 'Not Found', 'Not here', '404: Not here'],
  [503, 'Service Unavailable', '', '503: Service Unavailable'],
  [503, '', '', '503: Service Unavailable'],
  [599, '', '', '599: Error'],
])('%d %s "%s" reads "%s" (C22)', (status, statusText, body, text) => {
  expect(httpErrorText(status, statusText, body)).toBe(text);
});

test('every code has a status of its class, and an answer names the fields that are wrong', () => {
  for (const status of Object.values(ERROR_STATUS)) expect(status).toBeGreaterThanOrEqual(400);
  const error = new ApiError('invalid', 'no', { phone: 'must be text' }, 30);
  expect([error.status, error.retryAfterSeconds]).toEqual([422, 30]);
  expect(toErrorBody(error)).toEqual({
    error: { code: 'invalid', message: 'no', fields: { phone: 'must be text' } },
  });
  expect(toErrorBody(new ApiError('not_found', 'gone'))).toEqual({
    error: { code: 'not_found', message: 'gone' },
  });
});
