import { online } from '../connection/online.ts';
import type { ApiError } from '../http/ApiError.ts';
import { DEMO_MODE, mannerOf, SILENT_REFUSALS, TRANSPORT } from '../http/errorCatalogue.ts';
import { messages } from './messageStore.ts';

/** Tells the user about a failed call, once, in the manner of the catalogue. All calls that fail without a network are one line. */
export function showFailure(error: ApiError): void {
  const { kind, code, message, traceId } = error;

  if (error.shown || SILENT_REFUSALS.includes(message)) return;
  error.shown = true;
  const manner = mannerOf(kind, code);
  if (kind === 'network' && !online.read()) messages.error(TRANSPORT.offline);
  else if (manner === 'demo notice') messages.notice(DEMO_MODE.text, { title: DEMO_MODE.title, persistent: true, traceId });
  else if (manner === 'card') messages.notice(message, { traceId });
  else messages.error(message, { persistent: manner === 'lasting line', traceId });
}
