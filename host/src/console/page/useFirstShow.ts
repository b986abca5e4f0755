import { useCallback, useEffect, useRef } from 'react';

/** What breaks within so many milliseconds was never seen whole, for much of a page comes after its first effects. */
const FIRST_SHOW_MS = 3_000;

const ACTIONS = ['keydown', 'pointerdown'] as const;

/** Gives a function that tells whether what shows has only begun to show, and its user has done nothing yet that may be at fault. */
export function useFirstShow(): () => boolean {
  const isFirst = useRef(true);
  useEffect(() => {
    const end = (): void => {
      isFirst.current = false;
      stop();
    };
    const stop = (): void => {
      clearTimeout(timer);
      for (const action of ACTIONS) window.removeEventListener(action, end, true);
    };
    const timer = setTimeout(end, FIRST_SHOW_MS);
    for (const action of ACTIONS) window.addEventListener(action, end, true);
    return stop;
  }, []);
  return useCallback(() => isFirst.current, []);
}
