import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBody } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import {
  budgetProblem,
  DEFAULT_SETTINGS,
  mergeSettings,
  SettingsPatchSchema,
  SettingsSchema,
  touchedSettings,
  type UserSettings,
} from './settings.ts';

const base: UserSettings = { ...DEFAULT_SETTINGS, preferredLocations: ['Powai', 'Juhu'], budgetMin: 100 };
const edit = (change: Partial<UserSettings>): UserSettings => ({ ...base, ...change });
const merge = (theirs: UserSettings, mine: UserSettings) =>
  mergeSettings(theirs, mine, touchedSettings(base, mine));

test('two phones that changed different things keep both', () => {
  const here = edit({ preferredLocations: ['Powai', 'Juhu', 'Worli'], budgetMin: 200 });
  const there = edit({ preferredLocations: ['Juhu'], emailNotifications: false });
  expect(merge(there, here)).toEqual({
    ...DEFAULT_SETTINGS,
    preferredLocations: ['Juhu', 'Worli'],
    budgetMin: 200,
    emailNotifications: false,
  });
});

test('what was not touched is taken from the server, what was touched from the phone, twice as once', () => {
  const mine = edit({ budgetMin: undefined, preferredLocations: ['Powai'] });
  const once = merge(edit({ budgetMin: 900, budgetMax: 1000 }), mine);
  expect(once).toMatchObject({ budgetMin: undefined, budgetMax: 1000, preferredLocations: ['Powai'] });
  expect(merge(once, mine)).toEqual(once);
});

test('an edit and its undoing, joined, say the same whether or not the first one arrived', () => {
  const first = edit({ budgetMin: 5, preferredLocations: ['Powai', 'Juhu', 'Worli'] });
  const second = base;
  const touched = [...touchedSettings(base, first), ...touchedSettings(first, second)];
  expect(mergeSettings(base, second, touched)).toEqual(base);
  expect(mergeSettings(first, second, touched)).toEqual(base);
});

test('bounds of two phones that cross give way to the later writer', () => {
  const mine = edit({ budgetMax: 500 });
  expect(merge(edit({ budgetMin: 900 }), mine)).toMatchObject({ budgetMin: undefined, budgetMax: 500 });
});

test('minimum above maximum, fractions, negative and huge budgets are refused with their field', () => {
  const refusal = (change: object) => {
    try {
      parseBody(SettingsPatchSchema, { ...DEFAULT_SETTINGS, ...change });
      return null;
    } catch (error) {
      return error instanceof ApiError ? [error.code, Object.keys(error.fields ?? {})] : error;
    }
  };
  expect(budgetProblem({ budgetMin: 2, budgetMax: 1 })).not.toBeNull();
  expect(budgetProblem({ budgetMin: 2, budgetMax: undefined })).toBeNull();
  expect(refusal({ budgetMin: 2, budgetMax: 1 })).toEqual(['invalid', ['budgetMax']]);
  expect(refusal({ budgetMin: 1.5 })).toEqual(['invalid', ['budgetMin']]);
  expect(refusal({ budgetMin: -1 })).toEqual(['invalid', ['budgetMin']]);
  expect(refusal({ budgetMin: 1e12 })).toEqual(['invalid', ['budgetMin']]);
  expect(refusal({ budgetMin: [1] })).toEqual(['bad_request', ['budgetMin']]);
  expect(refusal({ preferredLocations: { length: 1 } })).toEqual(['bad_request', ['preferredLocations']]);
  expect(refusal({ budgetMin: 1, budgetMax: 1 })).toBeNull();
});

test('settings survive JSON: an absent budget, a null and undefined mean the same', () => {
  const through = v.parse(SettingsSchema, JSON.parse(JSON.stringify(DEFAULT_SETTINGS)));
  expect(through).toEqual(DEFAULT_SETTINGS);
  expect(v.parse(SettingsSchema, { ...DEFAULT_SETTINGS, budgetMin: null }).budgetMin).toBeUndefined();
  expect(
    v.parse(SettingsSchema, { ...DEFAULT_SETTINGS, preferredLocations: [' Juhu ', 'Juhu'] })
      .preferredLocations,
  ).toEqual(['Juhu']);
});
