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
      return readCode(asked.extras['auth_code'], /^(?:2[5-9]|30)\d{14,22}$/);
    case 'wx_bar':
      return readCode(asked.extras['authCode'], /^1[0-5]\d{16}$/);
    case 'alipay_app':
    case 'wx_app':
    case 'wx_pub':
    case 'wx_lite':
      return shown('app', JSON.stringify({ channel: code, outTradeNo: asked.no }));
    default:
      throw badParameter('没有这个支付渠道');
  }
}

const shown = (displayMode: string, displayContent: string): Display => ({ isPaid: false, displayMode, displayContent });

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
function readCode(code: string | undefined, kind: RegExp): Display {
  if (code === undefined || code.trim() === '') throw new BusinessError(400, '条形码不能为空');
  if (!kind.test(code.trim())) throw submitFailed('PAYMENT_AUTH_CODE_INVALID', '付款码无效，请刷新后重新扫码');
  return { isPaid: true, displayMode: 'bar_code', displayContent: '' };
}
