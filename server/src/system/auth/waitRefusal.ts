import { BusinessError } from '../../call/BusinessError.ts';

/** Says how long somebody has to wait before the next attempt, in words and for programs. */
export const waitRefusal = (reason: string, seconds: number): BusinessError =>
  new BusinessError(429, `${reason}，请在 ${inWords(seconds)}后重试`, retryAfter(seconds));

/** The header that names the wait, for an answer that is no refusal of that kind itself. */
export const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

const inWords = (seconds: number): string => (seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`);
