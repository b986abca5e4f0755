import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { submitFailed } from '../app/payRefusals.ts';

/** Under this path the server plays the pages of providers. */
export const PAY_PROVIDER_PATH = '/pay-provider';

interface Asked {
  readonly code: string;
  /** The number of the attempt. */
  readonly no: string;
  readonly extras: Readonly<Record<string, string>>;
  readonly displayMode: string | null;
  readonly returnUrl: string | null;
  /** The origin under which this server is reached. */
  readonly origin: string;
}

/** What a provider wants to be shown; it was paid already where somebody's code was read. */
interface Display {
  readonly isPaid: boolean;
  readonly displayMode: string;
  readonly displayContent: string;
}

/**
 * Plays a provider that is asked for an attempt, for development: each channel answers in the way that its provider has.
 * @throws BusinessError where a provider would refuse
 */
export function playedDisplay(asked: Asked): Display {
  const { code, displayMode } = asked;
  const page = pageOf(asked);
  switch (code) {
    case 'alipay_pc':
      if (displayMode === 'form') return shown('form', formTo(page));
      return shown(displayMode === 'qr_code' || displayMode === 'iframe' ? displayMode : 'url', page);
    case 'alipay_wap':
    case 'wx_wap':
      return shown('url', page);
    case 'alipay_qr':
    case 'wx_native':
      return shown('qr_code', page);
    case 'alipay_bar':
      return readCode(required(asked.extras['auth_code'], '条形码不能为空'), /^(?:2[5-9]|30)\d{14,22}$/);
    case 'wx_bar':
      return readCode(required(asked.extras['authCode'], '支付请求的 authCode 不能为空！'), /^1[0-5]\d{16}$/);
    case 'wx_pub':
    case 'wx_lite':
      required(asked.extras['openid'], '支付请求的 openid 不能为空！');
      return appDisplay(asked);
    case 'alipay_app':
    case 'wx_app':
      return appDisplay(asked);
    default:
      throw badParameter('没有这个支付渠道');
  }
}

const shown = (displayMode: string, displayContent: string): Display => ({ isPaid: false, displayMode, displayContent });

const appDisplay = ({ code, no }: Asked): Display => shown('app', JSON.stringify({ channel: code, outTradeNo: no }));

function pageOf({ origin, no, returnUrl }: Asked): string {
  const query = returnUrl === null ? '' : `?return=${encodeURIComponent(returnUrl)}`;
  return `${origin}${PAY_PROVIDER_PATH}/${no}${query}`;
}

/** What is sent is a page of its own, with a script; whoever shows it must take of it what it needs and run nothing. */
const formTo = (page: string): string => `<form name="punchout_form" method="post" action="${page.replaceAll('&', '&amp;')}">
<input type="hidden" name="biz_content" value="{&quot;scene&quot;:&quot;played&quot;}">
<input type="submit" value="立即支付" style="display:none" >
</form>
<script>document.forms[0].submit();</script>`;

/** Pays by the code that somebody's application shows. The real providers name each kind by its first digits. */
function readCode(code: string, kind: RegExp): Display {
  if (!kind.test(code)) throw submitFailed('PAYMENT_AUTH_CODE_INVALID', '付款码无效，请刷新后重新扫码');
  return { isPaid: true, displayMode: 'bar_code', displayContent: '' };
}

/** What a channel needs besides; without it, the words are those of the real back end. */
function required(extra: string | undefined, refusal: string): string {
  const text = extra?.trim() ?? '';
  if (text === '') throw new BusinessError(400, refusal);
  return text;
}
