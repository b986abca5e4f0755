import { ApiError } from '@zhilv/platform';

/** An answer, or why there is none. */
export type Answered<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  /** The back end has no such call. */
  | { readonly kind: 'no-such-call' }
  | { readonly kind: 'failure'; readonly message: string; readonly traceId: string | null };

/** What a back end says of an address that it does not know, as its envelope's code or as HTTP status. */
const NO_SUCH_CALL = new Set([404, 405]);

/** Waits for a call whose failure is shown in the place of its answer. @throws whatever is no failure of the call */
export async function answered<Value>(calling: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { kind: 'answer', value: await calling };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, traceId } = error;
    return NO_SUCH_CALL.has(code) ? { kind: 'no-such-call' } : { kind: 'failure', message, traceId };
  }
}
