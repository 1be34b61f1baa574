import * as v from 'valibot';
import { text } from '#domain/text/text';

/** Places and kinds that can be chosen (spec section 9), and beside them the places that this agency serves. */
export const LOCATION_OPTIONS = [
  'Bandra West',
  'Juhu',
  'Andheri West',
  'Powai',
  'Worli',
  'Lower Parel',
  'Malad West',
  'Goregaon West',
] as const;
export const AGENCY_LOCATION_OPTIONS = ['Kamothe', 'Khandeshwar', 'Panvel', 'Navi Mumbai', 'Thane'] as const;
export const PROPERTY_TYPE_OPTIONS = [
  '1 BHK',
  '2 BHK',
  '3 BHK',
  '4 BHK',
  'Penthouse',
  'Villa',
  'Studio',
] as const;

/** Largest budget in rupees: a thousand crore. */
export const MAX_BUDGET = 10_000_000_000;
const MAX_CHOICES = 40;

const Choices = v.pipe(
  v.array(text(80), 'must be a list'),
  v.maxLength(MAX_CHOICES, `must not have more than ${MAX_CHOICES} entries`),
  v.transform((list) => [...new Set(list)]),
);

// Null and absent both mean "no limit": JSON has no undefined.
const Budget = v.optional(
  v.pipe(
    v.nullable(
      v.pipe(
        v.number('must be a number'),
        v.integer('must be whole rupees'),
        v.minValue(0, 'must not be negative'),
        v.maxValue(MAX_BUDGET, 'is too large'),
      ),
    ),
    v.transform((value) => value ?? undefined),
  ),
);

const FIELDS = {
  notificationsEnabled: v.boolean('must be true or false'),
  emailNotifications: v.boolean('must be true or false'),
  preferredLocations: Choices,
  budgetMin: Budget,
  budgetMax: Budget,
  preferredPropertyTypes: Choices,
};

/** Spec section 3: UserSettings. Budgets in whole rupees. */
export const SettingsSchema = v.object(FIELDS);
export type UserSettings = v.InferOutput<typeof SettingsSchema>;

/** What a new account has (spec section 3). */
export const DEFAULT_SETTINGS: UserSettings = {
  notificationsEnabled: true,
  emailNotifications: true,
  preferredLocations: [],
  budgetMin: undefined,
  budgetMax: undefined,
  preferredPropertyTypes: [],
};

export const BUDGET_ORDER = 'The maximum is below the minimum.';

/** What is wrong with a pair of budgets, or null. */
export function budgetProblem({ budgetMin, budgetMax }: Pick<UserSettings, 'budgetMin' | 'budgetMax'>) {
  return budgetMin !== undefined && budgetMax !== undefined && budgetMin > budgetMax ? BUDGET_ORDER : null;
}

/**
 * Body of PATCH /api/user/settings: the whole object (spec section 7). A phone that edited without signal adds `touched`
 * (see {@link mergeSettings}) and `userId`, the account that the edit was made for.
 */
export const SettingsPatchSchema = v.pipe(
  v.object({
    ...FIELDS,
    touched: v.optional(v.pipe(v.array(text(120)), v.maxLength(200))),
    userId: v.optional(text(40)),
  }),
  v.forward(
    v.check((body) => budgetProblem(body) === null, 'must not be below the minimum'),
    ['budgetMax'],
  ),
);
export type SettingsPatch = v.InferOutput<typeof SettingsPatchSchema>;

const SCALARS = ['notificationsEnabled', 'emailNotifications', 'budgetMin', 'budgetMax'] as const;
const LISTS = ['preferredLocations', 'preferredPropertyTypes'] as const;

/** Names of what differs: a field, or `<list>:<entry>` for an entry that was added or removed. */
export function touchedSettings(before: UserSettings, after: UserSettings): string[] {
  const touched: string[] = SCALARS.filter((name) => before[name] !== after[name]);
  for (const name of LISTS) {
    const [was, is] = [new Set(before[name]), new Set(after[name])];
    for (const entry of was) if (!is.has(entry)) touched.push(`${name}:${entry}`);
    for (const entry of is) if (!was.has(entry)) touched.push(`${name}:${entry}`);
  }
  return touched;
}

/**
 * `mine` put onto `theirs`, only in what was touched: two phones that changed different things keep both. A touched
 * name says only "as in mine", so repeating it or joining two edits is safe in any order.
 */
export function mergeSettings(
  theirs: UserSettings,
  mine: UserSettings,
  touched: readonly string[],
): UserSettings {
  const names = new Set(touched);
  const pick = <K extends keyof UserSettings>(name: K) => (names.has(name) ? mine[name] : theirs[name]);
  const list = (name: (typeof LISTS)[number]) => {
    const kept = theirs[name].filter((entry) => !names.has(`${name}:${entry}`) || mine[name].includes(entry));
    const added = mine[name].filter((entry) => names.has(`${name}:${entry}`) && !kept.includes(entry));
    return [...kept, ...added].slice(0, MAX_CHOICES);
  };
  const merged: UserSettings = {
    notificationsEnabled: pick('notificationsEnabled'),
    emailNotifications: pick('emailNotifications'),
    preferredLocations: list('preferredLocations'),
    budgetMin: pick('budgetMin'),
    budgetMax: pick('budgetMax'),
    preferredPropertyTypes: list('preferredPropertyTypes'),
  };
  if (budgetProblem(merged) === null) return merged;
  // Each phone was right by itself. The later writer's bound stands and the other one gives way.
  return names.has('budgetMax') ? { ...merged, budgetMin: undefined } : { ...merged, budgetMax: undefined };
}

/** Answer to a PATCH: what is stored now, and the key that it answers (empty when none was sent). */
export const SettingsReceiptSchema = v.object({ key: v.string(), settings: SettingsSchema });
export type SettingsReceipt = v.InferOutput<typeof SettingsReceiptSchema>;
