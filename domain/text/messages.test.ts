import { expect, test } from 'vitest';
import { MESSAGES, refusalText } from './messages.ts';

/** The spec's error catalogue (section 8) and validation notices (section 5), word for word. */
const CATALOGUE: [keyof typeof MESSAGES, string, string?][] = [
  ['featuredFailed', 'Failed to load properties. Please try again.'],
  ['searchFailed', 'Failed to fetch properties'],
  ['brochureFailed', 'Error', 'Please try again.'],
  ['brochureSent', 'Thank you!', 'Your brochure download will begin shortly.'],
  ['documentSent', 'Thank you!', 'Your download will begin shortly.'],
  ['documentFailed', 'Error', 'Please try again.'],
  ['inquiryFailed', 'Error', 'Failed to submit inquiry. Please try again.'],
  ['inquirySent', 'Inquiry Submitted', "We'll get back to you within 24 hours!"],
  ['contactFailed', 'Failed to send message', 'Please try again or call us directly.'],
  ['contactSent', 'Message sent successfully!', "We'll get back to you within 24 hours."],
  ['saved', 'Property saved!', 'Added to your saved properties.'],
  ['saveFailed', 'Failed to save property', 'Please try again.'],
  ['removed', 'Property removed'],
  ['removeFailed', 'Failed to remove property', 'Please try again.'],
  ['imageFailed', 'Image not available'],
  ['unauthorized', 'Unauthorized', 'You are logged out. Logging in again...'],
  ['settingsFailed', 'Error', 'Failed to update settings. Please try again.'],
  ['settingsSaved', 'Settings Updated', 'Your preferences have been saved successfully.'],
  ['vastuFailed', 'Error', 'Failed to submit request. Please try again.'],
  ['vastuSent', 'Request Submitted', 'Our Vastu expert will contact you within 24 hours.'],
  ['chatFields', 'Please fill all fields', 'Name and phone number are required.'],
  ['chatFailed', 'Error', 'Please try again.'],
  ['chatSent', 'Thank you!', "We'll contact you shortly."],
  ['blogMissing', 'Blog Post Not Found', "The blog post you're looking for doesn't exist."],
  ['blogLinkCopied', 'Blog post link copied to clipboard!'],
  ['propertyLinkCopied', 'Property link copied to clipboard!'],
  ['propertyMissing', 'Property Not Found'],
  ['routeMissing', '404 Page Not Found'],
  ['requiredFields', 'Please fill required fields', 'Name and phone number are required.'],
];

test.each(CATALOGUE)('%s stands as the spec says', (name, title, description) => {
  const message: { title: string; description?: string } = MESSAGES[name];
  expect([message.title, message.description]).toEqual([title, description]);
});

test('failures are told apart from successes', () => {
  for (const [name, message] of Object.entries(MESSAGES)) {
    if (/Failed$/.test(name)) expect(message.tone).toBe('bad');
    if (/Sent$/.test(name)) expect(message.tone).toBe('good');
  }
});

test('a refusal names the field or says why', () => {
  expect(refusalText(422, { fields: { name: 'must not be longer than 120 characters' } })).toBe(
    'Name must not be longer than 120 characters.',
  );
  expect(refusalText(413)).toBe('This is too long to send.');
  expect(refusalText(418)).toBe('It was not accepted (418).');
});
