import type { PayAttempt } from '@zhilv/contract/pay';
import type { PaymentTargets } from '@zhilv/platform';
import { mayFrame } from '@zhilv/release/may-frame';
import { parsedUrl } from '@zhilv/site/parsed-url';
import type { Channel } from '../../channel/channels.ts';
import { type PaymentForm, paymentForm } from './paymentForm.ts';

/** What the cashier shows of an attempt. Of what a provider has answered nothing is trusted. */
export type Display =
  /** A text to be scanned as a QR code. */
  | { readonly kind: 'code'; readonly text: string }
  /** A picture with a code to be scanned. */
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'link'; readonly url: URL }
  | { readonly kind: 'frame'; readonly url: URL }
  | { readonly kind: 'form'; readonly form: PaymentForm }
  /** Whoever pays confirms it on a telephone. */
  | { readonly kind: 'confirmation' }
  /** It cannot be shown, for this reason. */
  | { readonly kind: 'refused'; readonly reason: string };

/** What a channel shows to who pays by it. */
export interface Shown {
  readonly channel: Channel;
  readonly display: Display;
}

const refused = (reason: string): Display => ({ kind: 'refused', reason });

/** Decides how an attempt that is not paid yet is shown. @param targets names where it may lead */
export function displayOf({ displayMode, displayContent }: PayAttempt, targets: PaymentTargets): Display {
  const content = displayContent ?? '';
  switch (displayMode) {
    case 'qr_code':
      return content === '' ? refused('支付渠道没有给出二维码，请换一种支付方式') : { kind: 'code', text: content };
    case 'qr_code_url':
      return withUrl(content, (url) => ({ kind: 'picture', address: url.href }));
    case 'url':
      return withUrl(content, (url) => ({ kind: 'link', url }));
    case 'iframe':
      return withUrl(content, (url) => ({ kind: isTarget(url, targets.frameHosts) ? 'frame' : 'link', url }));
    case 'form':
      return ofForm(content, targets);
    case 'bar_code':
      return { kind: 'confirmation' };
    case 'app':
      return refused('这种支付方式只能在 App 或微信中使用，请换一种支付方式');
    default:
      return refused(`收银台不认识支付渠道的展示方式「${displayMode ?? '无'}」，请换一种支付方式`);
  }
}

function withUrl(content: string, show: (url: URL) => Display): Display {
  const url = parsedUrl(content.trim());
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb ? show(url) : refused('支付渠道给出的地址无法打开，请换一种支付方式');
}

function ofForm(content: string, { payHosts }: PaymentTargets): Display {
  const form = paymentForm(content);
  if (form === null) return refused('支付渠道给出的表单无法识别，请换一种支付方式');
  return isTarget(form.action, payHosts)
    ? { kind: 'form', form }
    : refused(`支付页面的地址 ${form.action.host} 不在允许范围，请联系管理员`);
}

/** Whether the operator lists the host of an address that is reached by https, or it is one of our own. */
const isTarget = (url: URL, hosts: readonly string[]): boolean =>
  url.origin === window.location.origin || (url.protocol === 'https:' && mayFrame(url, hosts));
