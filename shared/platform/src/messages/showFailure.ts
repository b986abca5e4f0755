import { online } from '../connection/online.ts';
import { messages } from './messageStore.ts';
import type { ApiError } from '../http/ApiError.ts';
import { SILENT_REFUSALS } from '../http/silentRefusals.ts';

/**
 * Tells the user about a failed call, once. A refusal is a card, except that code 500 and failed transport are a line, code 501
 * a line that stays, and code 901 the words of demo mode. All calls that fail without a network are one line.
 */
export function showFailure(error: ApiError): void {
  const { kind, code, message, traceId } = error;

  if (error.shown || SILENT_REFUSALS.includes(message)) return;
  error.shown = true;
  if (kind === 'network' && !online.read()) messages.error('网络已断开，请恢复后再试');
  else if (kind !== 'business') messages.error(message, { traceId });
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
