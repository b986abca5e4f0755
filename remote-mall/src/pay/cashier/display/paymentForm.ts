import { parsedUrl } from '@zhilv/site/parsed-url';
import { markupTags } from './markupTags.ts';

/** A form that a provider wants to be sent to it. */
export interface PaymentForm {
  readonly action: URL;
  readonly method: 'get' | 'post';
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** No provider's form comes near to this many characters. */
const LONGEST = 65_536;

/** The kinds of inputs that are sent with a form that nobody presses. */
const SENT = new Set(['', 'hidden', 'text']);

/**
 * Reads the one form in the markup of a provider, which is foreign and never becomes part of the page: only its target and its hidden
 * fields are understood; scripts, buttons and everything else are passed over.
 *
 * @returns null where there is no such form, more than one, or a target that is no web address
 */
export function paymentForm(markup: string): PaymentForm | null {
  if (markup.length > LONGEST) return null;
  let target: Pick<PaymentForm, 'action' | 'method'> | null = null;
  let isInside = false;
  const fields: { name: string; value: string }[] = [];
  for (const { name, closing, attributes } of markupTags(markup)) {
    if (name === 'form' && closing) isInside = false;
    else if (name === 'form') {
      if (target !== null) return null;
      target = targetOf(attributes);
      if (target === null) return null;
      isInside = true;
    } else if (name === 'input' && isInside && isSent(attributes)) {
      fields.push({ name: attributes.get('name') ?? '', value: attributes.get('value') ?? '' });
    }
  }
  return target === null ? null : { ...target, fields };
}

const isSent = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('name') ?? '') !== '' && SENT.has((attributes.get('type') ?? '').toLowerCase()) && !attributes.has('disabled');

function targetOf(attributes: ReadonlyMap<string, string>): Pick<PaymentForm, 'action' | 'method'> | null {
  const action = parsedUrl((attributes.get('action') ?? '').trim());
  const method = (attributes.get('method') ?? 'get').toLowerCase();
  if (action === null || (action.protocol !== 'https:' && action.protocol !== 'http:')) return null;
  // A user name serves only to deceive whoever reads the address.
  if (action.username !== '' || action.password !== '') return null;
  return method === 'get' || method === 'post' ? { action, method } : null;
}
