import { offerSignIn } from '../session/offerSignIn.ts';
import { ApiError } from '../http/ApiError.ts';
import { showFailure } from '../messages/showFailure.ts';

export interface CallOptions {
  /** Gives up the call; its reason is thrown, and nothing is shown. */
  readonly signal?: AbortSignal | undefined;
  /** The caller shows errors itself, where they happen. The expiry dialog appears all the same. */
  readonly quiet?: boolean | undefined;
}

/** Waits for a call, shows its failure to the user, and throws it on. */
export async function withReport<Result>(calling: Promise<Result>, { quiet = false }: CallOptions): Promise<Result> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.kind === 'expired' && !error.shown) offerSignIn(error);
      if (!quiet) showFailure(error);
    }
    throw error;
  }
}
