import { snapshot } from 'valtio';
import { afterEach, expect, test } from 'vitest';
import { closeDialog, dialogState, openBrochureDialog, openDocumentDialog } from './dialog-state.ts';

afterEach(closeDialog);

test('a home that a dialog was opened for can still be stored on the phone', () => {
  const home = { id: 'a', name: 'Savali Residency', amenities: ['Lift', 'Gym'] };
  openBrochureDialog(home);
  expect(snapshot(dialogState).dialog?.home?.name).toBe('Savali Residency');
  expect(structuredClone(home)).toEqual(home);
  openDocumentDialog(home, [{ name: 'Brochure', type: 'pdf', url: '/documents/a.pdf' }]);
  expect(structuredClone(home)).toEqual(home);
});
