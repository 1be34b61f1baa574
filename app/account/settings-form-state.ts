import { readMoney } from '#domain/finance/money-input';
import { groupIndian } from '#domain/property/price';
import { budgetProblem, MAX_BUDGET, type UserSettings } from '#domain/settings/settings';

/** What stands in the form: budgets as typed, everything else as it is. */
export interface SettingsForm extends Omit<UserSettings, 'budgetMin' | 'budgetMax'> {
  budgetMin: string;
  budgetMax: string;
}

export interface FormReading {
  /** Null while something is wrong. */
  settings: UserSettings | null;
  min: { value: number | undefined; problem: string | null };
  max: { value: number | undefined; problem: string | null };
}

const toText = (budget: number | undefined) => (budget === undefined ? '' : groupIndian(budget));

export function toForm(settings: UserSettings): SettingsForm {
  return { ...settings, budgetMin: toText(settings.budgetMin), budgetMax: toText(settings.budgetMax) };
}

function readBudget(text: string): FormReading['min'] {
  const { value, problem } = readMoney(text, { min: 0, max: MAX_BUDGET });
  // Whole rupees; an empty field is no limit (spec section 5).
  return { value: value === null ? undefined : Math.trunc(value), problem };
}

/** Settings as the form says, and what is wrong beside which field. */
export function readForm(form: SettingsForm): FormReading {
  const min = readBudget(form.budgetMin);
  const max = readBudget(form.budgetMax);
  max.problem ??= budgetProblem({ budgetMin: min.value, budgetMax: max.value });
  const settings =
    min.problem || max.problem ? null : { ...form, budgetMin: min.value, budgetMax: max.value };
  return { settings, min, max };
}

/** A chip more; ignored when it is empty or already there (spec section 4). */
export function withChip(list: readonly string[], chip: string): string[] {
  const name = chip.trim();
  return !name || list.includes(name) ? [...list] : [...list, name];
}

export function withoutChip(list: readonly string[], chip: string): string[] {
  return list.filter((held) => held !== chip);
}
