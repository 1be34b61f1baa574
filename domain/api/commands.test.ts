import { describe, expect, test } from 'vitest';
import { COMMANDS, parseBody } from './commands.ts';
import { ApiError } from './errors.ts';

const { body: Inquiry } = COMMANDS.submitInquiry;
const { body: Lead } = COMMANDS.submitLead;

function refusal(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return null;
}

describe('inquiry', () => {
  const callback = { name: "Zoë O'Neil", phone: '098200 00000', type: 'callback' };

  test('the dialog body of the spec passes and is cleaned', () => {
    const message = 'पुढच्या रविवारी भेट? 👨‍👩‍👧 '.repeat(16).trim();
    expect(
      parseBody(Inquiry, { ...callback, email: '', message, propertyId: null, colour: 'red' }),
    ).toMatchObject({ name: "Zoë O'Neil", phone: '098200 00000', message, propertyId: null });
  });

  test('what goes through once goes through again unchanged', () => {
    const once = parseBody(Inquiry, { ...callback, fax: 'spam', email: ' a@b.in ' });
    expect(parseBody(Inquiry, JSON.parse(JSON.stringify(once)))).toEqual(once);
    expect(once.fax).toBe('spam');
  });

  test('a missing phone is invalid, an array is a bad request', () => {
    expect(refusal(() => parseBody(Inquiry, { name: 'A' }))).toEqual({
      code: 'invalid',
      fields: { phone: 'is required' },
    });
    expect(refusal(() => parseBody(Inquiry, { ...callback, name: ['A'] }))?.code).toBe('bad_request');
    expect(refusal(() => parseBody(Inquiry, [callback]))?.code).toBe('bad_request');
    expect(refusal(() => parseBody(Inquiry, { ...callback, email: 'a@b' }))?.code).toBe('invalid');
  });

  test('Vastu needs its two choices, other types do not', () => {
    const vastu = { ...callback, type: 'vastu_consultation', propertyType: 'plot' };
    expect(refusal(() => parseBody(Inquiry, vastu))?.fields).toHaveProperty('consultationType');
    expect(parseBody(Inquiry, { ...vastu, consultationType: 'remedial' }).propertyType).toBe('plot');
  });

  test('__proto__ is ignored', () => {
    const raw = JSON.parse('{"name":"A","phone":"1","__proto__":{"type":"callback"}}');
    const parsed = parseBody(Inquiry, raw);
    expect(parsed.type).toBe('inquiry');
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });
});

test('a lead takes an odd number as typed, leaves a blank e-mail out and knows its sources', () => {
  const lead = { name: 'A', phone: '12345', source: 'chat_popup', email: ' ' };
  expect(parseBody(Lead, lead)).toMatchObject({ phone: '12345', email: undefined });
  expect(refusal(() => parseBody(Lead, { ...lead, source: 'radio' }))?.fields).toHaveProperty('source');
});

test('the address of an unsave carries both parts, escaped', () => {
  expect(COMMANDS.unsaveProperty.path({ propertyId: 'a/b', userSession: 'user_1_ab' })).toBe(
    '/api/saved/a%2Fb/user_1_ab',
  );
});
