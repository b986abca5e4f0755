import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DisplayedAttempt } from './DisplayedAttempt.tsx';
import type { Display } from './displayOf.ts';

const show = (display: Display) => renderPart(<DisplayedAttempt display={display} />);

it('leads to a page in a window that cannot reach back, and names its host with its port', () => {
  const part = show({ kind: 'link', url: new URL('https://pay.example.com:8443/gateway?a=1&b=2') });
  const link = part.getByRole('link', { name: '前往支付' });

  expect(link.getAttribute('href')).toBe('https://pay.example.com:8443/gateway?a=1&b=2');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  expect(part.getByText('将在新窗口打开 pay.example.com:8443 的支付页面，支付后回到本页')).toBeDefined();
});

it('sends a form when somebody presses, not before', async () => {
  const sent: string[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this.action);
  });
  onTestFinished(() => submit.mockRestore());
  const action = new URL('https://openapi.alipay.com/gateway.do');
  const part = show({ kind: 'form', form: { action, method: 'post', fields: [] } });
  expect(part.getByText(/openapi\.alipay\.com/)).toBeDefined();
  expect(sent).toEqual([]);

  await part.user.click(part.getByRole('button', { name: '前往支付' }));

  expect(sent).toEqual([action.href]);
});

it('frames a page so that it reaches neither our origin, nor the window, nor the device', () => {
  const frame = show({ kind: 'frame', url: new URL('https://pay.example.com/qr') }).getByTitle('支付页面');

  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups']);
  expect(frame.getAttribute('allow')).toBe('');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('says what the payer has to do elsewhere, and why something cannot be shown', () => {
  const part = show({ kind: 'confirmation' });
  expect(part.getByText('请付款人在手机上确认支付')).toBeDefined();

  part.show(<DisplayedAttempt display={{ kind: 'refused', reason: '没有给出二维码' }} />);

  expect(part.getByText('没有给出二维码').getAttribute('role')).toBe('alert');
});
