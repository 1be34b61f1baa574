import type { ErrorBody } from '#domain/api/errors';
import { bad, good, type Message, SAVED_MESSAGES } from './message.ts';

/*
 * The one place where outcomes become words. Rows of the spec's error catalogue (section 8) and of its validation
 * rules (section 5) stand word for word; messages.test.ts holds them. Do not reword one without the spec.
 */

export const MESSAGES = {
  brochureSent: good('Thank you!', 'Your brochure download will begin shortly.'),
  brochureFailed: bad('Error', 'Please try again.'),
  documentSent: good('Thank you!', 'Your download will begin shortly.'),
  documentFailed: bad('Error', 'Please try again.'),
  requiredFields: bad('Please fill required fields', 'Name and phone number are required.'),
  inquirySent: good('Inquiry Submitted', "We'll get back to you within 24 hours!"),
  inquiryFailed: bad('Error', 'Failed to submit inquiry. Please try again.'),
  contactSent: good('Message sent successfully!', "We'll get back to you within 24 hours."),
  contactFailed: bad('Failed to send message', 'Please try again or call us directly.'),
  ...SAVED_MESSAGES,
  unauthorized: bad('Unauthorized', 'You are logged out. Logging in again...'),
  settingsFailed: bad('Error', 'Failed to update settings. Please try again.'),
  settingsSaved: good('Settings Updated', 'Your preferences have been saved successfully.'),
  vastuSent: good('Request Submitted', 'Our Vastu expert will contact you within 24 hours.'),
  vastuFailed: bad('Error', 'Failed to submit request. Please try again.'),
  chatFields: bad('Please fill all fields', 'Name and phone number are required.'),
  chatSent: good('Thank you!', "We'll contact you shortly."),
  chatFailed: bad('Error', 'Please try again.'),
  featuredFailed: bad('Failed to load properties. Please try again.'),
  searchFailed: bad('Failed to fetch properties'),
  imageFailed: bad('Image not available'),
  blogMissing: bad('Blog Post Not Found', "The blog post you're looking for doesn't exist."),
  propertyMissing: bad('Property Not Found'),
  routeMissing: bad('404 Page Not Found'),
  propertyLinkCopied: good('Property link copied to clipboard!'),
  blogLinkCopied: good('Blog post link copied to clipboard!'),

  // Not in the spec: what an offline-first app has to say besides (design.md section 3).
  kept: {
    title: 'Saved on this phone.',
    description: "We'll send it when you're back online.",
    tone: 'plain',
  },
  newsletterSent: good('Thank you!', 'We tell you when new guides are ready.'),
  /** The listing has no brochure on file. */
  brochureLater: good('Thank you!', 'We send you the brochure.'),
  keptFull: {
    title: 'Saved on this phone',
    description:
      'There is no signal here. Your request is kept safely and goes by itself when the phone is back online. You can close the app.',
    tone: 'plain',
  },
  notKept: bad('It could not be saved on this phone.', 'What you typed is still here.'),
  /** It was on its way at that moment, or this phone's storage failed. */
  notDeleted: bad('It could not be deleted.', 'It may be on its way to us already.'),
  /** The text was changed while it was being sent; what was sent is the text before. */
  changedSince: bad('Your last change was not sent.', 'It is still in the form: please send it too.'),
  signInToSend: bad('Sign in to send this.', 'It is kept on this phone until then.'),
  emailFormat: bad('This does not look like an e-mail address.'),
  phoneDigits: bad('Phone number needs 10 digits.'),
} as const satisfies Record<string, Message>;

export const SAVED_SCREEN_TEXT = {
  title: 'Saved Properties',
  lead: 'Your favorite picks',
  empty: 'No Saved Properties',
} as const;

const FIELD_NAMES: Record<string, string> = {
  name: 'Name',
  phone: 'Phone number',
  email: 'E-mail',
  message: 'Message',
  source: 'Source',
  type: 'Type',
  propertyId: 'Home',
  propertyType: 'Property type',
  consultationType: 'Consultation type',
};

/** Why the server refused a write for good, in a sentence for its sender: "Name must not be longer than 120 characters." */
export function refusalText(status: number, error?: Partial<ErrorBody['error']> | null): string {
  const [field, reason] = Object.entries(error?.fields ?? {})[0] ?? [];
  if (field && typeof reason === 'string') return `${FIELD_NAMES[field] ?? field} ${reason}.`;
  if (error?.code === 'key_conflict') return 'An earlier version of this was already received.';
  if (status === 413) return 'This is too long to send.';
  if (status === 404 || status === 410) return 'The place this goes to is not there any more.';
  if (status === 401) return 'Sign in to send this.';
  return `It was not accepted (${status}).`;
}
