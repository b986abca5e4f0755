import { offerSignIn } from '../session/offerSignIn.ts';
import { ApiError } from './ApiError.ts';
import { showFailure } from './showFailure.ts';

export interface CallOptions {
  /** Gives up the call; its reason is thrown, and nothing is shown. */
  readonly signal?: AbortSignal | undefined;
  /** The caller shows what goes wrong, where it happens. The expiry dialog appears all the same. */
  readonly quiet?: boolean | undefined;
}

/** Waits for a call and shows its failure to the user as spec §8 says, before it is thrown. */
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
