import { ApiError, changes } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** What a card of the home page shows at one moment. */
export interface LoadedCard<Data> {
  /** Null where it could not be loaded. */
  readonly data: Data | null;
  readonly failure: ApiError | null;
  /** The revision of the records at which this was asked. */
  readonly revision: number;
}

/**
 * Makes the loader of a card.
 *
 * @param topic the path under which lists of its records announce their changes
 * @param load gives what the card shows; a failed call becomes what the card says
 */
export const cardLoader =
  <Data>(topic: string, load: (signal: AbortSignal) => Promise<Data>) =>
  async ({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedCard<Data>> => {
    const revision = changes.revision(topic);
    try {
      return { data: await load(signal), failure: null, revision };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { data: null, failure: error, revision };
    }
  };
