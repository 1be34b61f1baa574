import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { DescriptionSchema, DeveloperDescriptionSchema } from './description.ts';
import { descriptionText, isExpandable } from './description-text.ts';

test('150 characters have no toggle, 151 have one (C21)', () => {
  expect(isExpandable('x'.repeat(150))).toBe(false);
  expect(isExpandable('x'.repeat(151))).toBe(true);
});

test('a structured description reads as text in its order', () => {
  const description = parse(DescriptionSchema, {
    title: 'Title',
    introduction: 'Intro',
    sections: [{ type: 'list', title: 'Why', items: ['One', 'Two'] }],
    conclusion: 'End',
    contact: { title: 'Call', phone: '+91 00000 00001' },
  });
  expect(descriptionText(description)).toBe('Title\n\nIntro\n\nWhy\nOne\nTwo\n\nEnd');
  expect(descriptionText('plain')).toBe('plain');
  expect(descriptionText(parse(DescriptionSchema, {}))).toBe('');
});

test('a section of another type, a list for a text and too much text are refused', () => {
  for (const wrong of [
    { sections: [{ type: 'html', items: [] }] },
    ['x'],
    7,
    'x'.repeat(10_001),
    { introduction: ['x'] },
  ])
    expect(safeParse(DescriptionSchema, wrong).success, JSON.stringify(wrong).slice(0, 60)).toBe(false);
});

test('a builder in parts: years may be numbers, unknown fields are dropped', () => {
  const builder = parse(DeveloperDescriptionSchema, {
    company_overview: 'Since long',
    completed_projects: [{ name: 'Old', year: 2015, extra: true }],
  });
  expect(builder).toEqual({
    company_overview: 'Since long',
    specialization: [],
    achievements: [],
    completed_projects: [{ name: 'Old', year: '2015' }],
    ongoing_projects: [],
  });
});
