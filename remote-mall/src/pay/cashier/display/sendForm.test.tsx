import { expect, it, onTestFinished, vi } from 'vitest';
import { sendForm } from './sendForm.ts';

it('sends a form in a window that cannot reach back, whatever its fields are called, and leaves nothing behind', () => {
  const sent: HTMLFormElement[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    expect(this.isConnected).toBe(true);
    sent.push(this.cloneNode(true) as HTMLFormElement); // A copy of a form is one.
  });
  onTestFinished(() => submit.mockRestore());

  sendForm({
    action: new URL('https://openapi.alipay.com/gateway.do?a=1'),
    method: 'post',
    fields: [
      { name: 'submit', value: '<b>' },
      { name: 'action', value: 'x' },
    ],
  });

  const [form] = sent;
  expect(form?.getAttribute('action')).toBe('https://openapi.alipay.com/gateway.do?a=1');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('target')).toBe('_blank');
  expect(form?.getAttribute('rel')).toContain('noopener');
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value, type }) => [name, value, type])).toEqual([
    ['submit', '<b>', 'hidden'],
    ['action', 'x', 'hidden'],
  ]);
  expect(document.querySelector('form')).toBeNull();
});
