import { isEmail } from '#domain/inquiry/inquiry';
import { toDialablePhone } from '#domain/phone/phone';
import { MESSAGES } from '#domain/text/messages';
import type { FormValues } from '../ui/use-draft.ts';

/** Name and phone given (spec section 5); each sentence stands under its own field, the toast has the spec's for both. */
export function checkNameAndPhone(values: FormValues): FormValues {
  const wrong: FormValues = {};
  if (!values.name?.trim()) wrong.name = 'Please write your name.';
  if (!values.phone?.trim()) wrong.phone = 'Please write your phone number.';
  return wrong;
}

/** As above, and the number can be dialled: a form that stays open can ask again (domain/phone/phone.ts). */
export function checkContact(values: FormValues): FormValues {
  const wrong = checkNameAndPhone(values);
  if (!wrong.phone && !toDialablePhone(values.phone ?? '')) wrong.phone = MESSAGES.phoneDigits.title;
  return wrong;
}

/** An e-mail that was given must look like one. */
export function checkEmail(values: FormValues): FormValues {
  const email = values.email?.trim() ?? '';
  return email && !isEmail(email) ? { email: MESSAGES.emailFormat.title } : {};
}

/** A sentence for each of `names` that is empty. */
export function checkFilled(values: FormValues, names: Record<string, string>): FormValues {
  return Object.fromEntries(Object.entries(names).filter(([name]) => !values[name]?.trim()));
}
