import { proxy, ref } from 'valtio';
import type { PropertyDocument } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';

/*
 * Which dialog is open. Cards and pages open one by calling a function here; the dialogs themselves are loaded by
 * dialog-host.tsx when first wanted.
 */

/** The home that a dialog is about: at least id and name; more is shown when it is there. */
export type HomeRef = Pick<PropertySummary, 'id' | 'name'> & Partial<PropertySummary>;

export type OpenDialog =
  | { kind: 'contact'; home: HomeRef | null }
  | { kind: 'brochure'; home: HomeRef }
  | { kind: 'document'; home: HomeRef; documents: PropertyDocument[] };

export const dialogState = proxy<{ dialog: OpenDialog | null }>({ dialog: null });

/** By reference: a proxy would put itself into the listing's own arrays, and those could not be stored any more. */
function show(dialog: OpenDialog): void {
  dialogState.dialog = ref(dialog);
}

/** Call back or visit; without a home on the home page. */
export function openContactDialog(home?: HomeRef): void {
  show({ kind: 'contact', home: home ?? null });
}

/** "Download Brochure" on a card. */
export function openBrochureDialog(home: HomeRef): void {
  show({ kind: 'brochure', home });
}

/** One document of a listing, or all of them. */
export function openDocumentDialog(home: HomeRef, documents: readonly PropertyDocument[]): void {
  if (documents.length) show({ kind: 'document', home, documents: [...documents] });
}

export function closeDialog(): void {
  dialogState.dialog = null;
}
