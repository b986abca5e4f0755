import { endWithWindows } from '@zhilv/platform';
import { safeRedirect } from '../../address/safeRedirect.ts';

interface Wanted {
  /** Left out, it is what the address of this page says. */
  readonly redirect?: string | null;
  /** Whether the session goes on after the last window is closed, as somebody asked for on a machine of one's own. */
  readonly remembered?: boolean;
}

/** Goes to the page that somebody who has just signed in wanted. */
export function openWanted({ redirect, remembered = false }: Wanted = {}): void {
  endWithWindows(!remembered);
  const wanted = redirect === undefined ? new URLSearchParams(window.location.search).get('redirect') : redirect;
  window.location.replace(safeRedirect(wanted, window.location.origin));
}
