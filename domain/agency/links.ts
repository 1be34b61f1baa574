import { encodeText } from '#domain/text/well-formed';

/* Apart from the schema, so that pages which only link bring no schema library along. */

/** `tel:` address of a phone number as displayed. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Chat link with a prefilled message (spec section 7). */
export function whatsappHref(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeText(message)}`;
}
