import { ApiError } from '@zhilv/platform';

/** What a failed call says to people. */
interface Failure {
  readonly message: string;
  readonly traceId: string | null;
}

/** An answer, or the reason why there is none. */
export type Answered<Value> =
  | { readonly kind: 'answer'; readonly value: Value; readonly failure: null }
  /** `no-such-call`: the back end does not know it, or something in front of a back end that does says so. */
  | { readonly kind: 'no-such-call' | 'failure'; readonly failure: Failure };

/** The codes, of an envelope or of HTTP, by which a back end says that it does not know an address. */
const NO_SUCH_CALL = new Set([404, 405]);

/** Waits for a call whose failure is shown in place of its answer. @throws every error that is no failure of the call */
export async function answered<Value>(calling: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { kind: 'answer', value: await calling, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, traceId } = error;
    return { kind: NO_SUCH_CALL.has(code) ? 'no-such-call' : 'failure', failure: { message, traceId } };
  }
}
