import { useCallback, useEffect, useRef } from 'react';

/** What breaks within so many milliseconds was never seen whole, for much of a page comes after its first effects. */
const FIRST_SHOW_MS = 3_000;

/** Gives a function that tells whether what shows has only begun to show. */
export function useFirstShow(): () => boolean {
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => (isFirst.current = false), FIRST_SHOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return useCallback(() => isFirst.current, []);
}
