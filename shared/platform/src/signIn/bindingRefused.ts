import { windowStorage } from '../configuration/configuration.ts';

const KEY = 'zhilv.social.bindingRefused';

/**
 * Whether the back end has refused, in this window, to bind an account elsewhere to somebody who is signed in, as some refuse each such
 * call (docs/protocol/README.md §12). Then sign-in and profile offer no binding.
 */
export const isBindingRefused = (): boolean => (windowStorage()?.getItem(KEY) ?? null) !== null;

/** Remembers that refusal for as long as the window lasts, where its storage takes the mark. */
export function markBindingRefused(): void {
  try {
    windowStorage()?.setItem(KEY, 'true');
  } catch {
    // Storage is full: the next document of the window offers a binding once more, and is refused.
  }
}
