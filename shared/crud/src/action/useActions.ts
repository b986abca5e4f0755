import { ApiError, confirm, type ConfirmOptions, showFailure } from '@zhilv/platform';
import { useRef, useState } from 'react';

export interface ActionOptions {
  /** It is asked first, and a no ends the action. */
  readonly question?: ConfirmOptions;
  /** Shows a refusal in the action's own place and tells whether it did; any other is shown as a message. */
  readonly refused?: (error: ApiError) => boolean;
}

/** The actions of a view, each under a name or the id of its record. */
export interface Actions<Key extends string | number> {
  /** Whether the action does its work; a question is no work yet. */
  readonly isBusy: (key: Key) => boolean;
  /** Does the work of an action. A key whose action is not over takes no second one. */
  readonly run: (key: Key, work: () => Promise<unknown>, options?: ActionOptions) => Promise<void>;
}

/**
 * Runs actions of the user that make calls: each once at a time, after its question, with what goes wrong shown.
 *
 * @example void run(session.id, () => call(profileSession.end, { id: session.id }), { question: { content, danger: true } });
 */
export function useActions<Key extends string | number = string | number>(): Actions<Key> {
  const [working, setWorking] = useState<readonly Key[]>([]);
  const begun = useRef(new Set<Key>());

  const run: Actions<Key>['run'] = async (key, work, { question, refused } = {}) => {
    // Question and spinner show with the next render; a second press before that does nothing.
    if (begun.current.has(key)) return;
    begun.current.add(key);
    try {
      if (question !== undefined && !(await confirm(question))) return;
      setWorking((keys) => [...keys, key]);
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (refused?.(error) !== true) showFailure(error);
    } finally {
      begun.current.delete(key);
      setWorking((keys) => keys.filter((one) => one !== key));
    }
  };

  return { isBusy: (key) => working.includes(key), run };
}
