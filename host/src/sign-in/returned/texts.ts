import { SOCIAL_REFUSAL } from '@zhilv/contract/system';
import type { ApiError } from '@zhilv/platform';
import { isMissing } from '../form/isMissing.ts';
import type { Arrival } from './arrival.ts';
import { notOpenText } from '../social/notOpenText.ts';
import type { Provider } from '../social/providers.ts';

interface HaltText {
  readonly title: string;
  readonly text: string;
}

/** The words for an arrival that nothing can be done with. */
export function haltedText({ kind, provider }: Pick<Arrival, 'kind' | 'provider'>): HaltText {
  const name = provider?.name ?? '';
  switch (kind) {
    case 'refused':
      return { title: `${name}授权未完成`, text: `您没有同意${name}授权，因此没有登录。您可以重新授权，或使用账号和密码登录。` };
    case 'foreign':
      return {
        title: '无法确认这次授权',
        text: '这次授权不是从当前窗口发起的，或浏览器没有保存发起时的信息。为保护您的账号，登录已停止，请重新登录。',
      };
    default:
      return { title: '授权已失效', text: '这次授权已经处理过，不会重复提交。请重新登录。' };
  }
}

/** The words for a refusal of the back end, which names the fault of a state in English. */
export function failureText(error: ApiError, provider: Provider): HaltText {
  return { title: `${provider.name}登录未成功`, text: refusalText(error, provider) };
}

function refusalText(error: ApiError, provider: Provider): string {
  const { code, message } = error;
  if (isMissing(error)) return notOpenText(provider);
  const isExpired = code === SOCIAL_REFUSAL.failed && /illegal state/i.test(message);
  return isExpired ? `${provider.name}授权已过期或已被使用，请重新授权。` : message;
}
