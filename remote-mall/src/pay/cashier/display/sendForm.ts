import type { PaymentForm } from './paymentForm.ts';

/**
 * Sends a provider's form in a window of its own, which can reach back to nothing of ours. The content policy of the document names
 * the hosts that it may go to.
 */
export function sendForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.action = action.href;
  form.method = method;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener noreferrer');
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field may be called submit, and is found under that name in the form itself.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
