/** The key in the window's session storage. The value has the form of a query: the release of each remote. */
const KEY = 'zhilv.overrides.confirmed';

/** Whether this window's user has agreed to this release before. */
export const isConfirmed = (remote: string, release: string): boolean => kept().get(remote) === release;

/** Keeps the user's consent for the window, so that it is asked for once. */
export function keepConfirmed(remote: string, release: string): void {
  const confirmed = kept();
  confirmed.set(remote, release);
  try {
    sessionStorage.setItem(KEY, confirmed.toString());
  } catch {
    // The storage is full or closed, so the question comes again with the next load.
  }
}

const kept = (): URLSearchParams => new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
