import { online } from '@zhilv/platform';

/** Windows that come back together ask within so many milliseconds, not all at once. */
const SPREAD_MS = 1_000;

let returns = 0;
online.subscribe(() => (returns += online.read() ? 1 : 0));

/** Counts how often the network has come back in this document. */
export const returnsOfNetwork = (): number => returns;

/** Calls `listener` soon after each return of the network. @returns a function that ends it */
export function onBackOnline(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = online.subscribe(() => {
    clearTimeout(timer);
    if (online.read()) timer = setTimeout(listener, Math.random() * SPREAD_MS);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}
