import { retryAfter } from '../../call/retryAfter.ts';
import { BusinessError } from '../../call/BusinessError.ts';

/** Says how long somebody has to wait before the next attempt, in words and for programs. */
export const waitRefusal = (reason: string, seconds: number): BusinessError =>
  new BusinessError(429, `${reason}，请在 ${inWords(seconds)}后重试`, retryAfter(seconds));

const inWords = (seconds: number): string => (seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`);
