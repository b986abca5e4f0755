import { ApiError } from '@zhilv/platform';

/**
 * Loads what the form needs once somebody uses it: its rules, and the calls with their schemas. It is a fifth of the script, so the form
 * is drawn before.
 * @throws ApiError of kind `network` where it cannot be had; the next try asks for it again
 */
export const calls = () =>
  import(/* webpackChunkName: "calls" */ './calls.lazy.ts').catch((cause: unknown) => {
    throw new ApiError('network', '页面加载失败，请检查网络后重试。', { cause });
  });
