import { messages } from '../messages/messageStore.ts';
import type { ApiError } from './ApiError.ts';

/** Refusals of a refresh token, which nobody is told about: whatever follows from them is (spec §8). */
export const SILENT_REFUSALS: readonly string[] = ['无效的刷新令牌', '刷新令牌已过期'];

/** Tells the user about a failed call as spec §8 says, once. */
export function showFailure(error: ApiError): void {
  const { kind, code, message, traceId } = error;

  if (error.shown || SILENT_REFUSALS.includes(message)) return;
  error.shown = true;
  if (kind !== 'business') messages.error(message, { traceId });
  else if (code === 500) messages.error(message, { traceId });
  else if (code === 501) messages.error(message, { persistent: true, traceId });
  else if (code === 901)
    messages.notice('演示模式，禁止写操作。您可以浏览全部功能，所做的修改不会保存。', {
      title: '演示模式',
      persistent: true,
      traceId,
    });
  else messages.notice(message, { traceId });
}
