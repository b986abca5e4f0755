import { safeRedirect } from '../../address/safeRedirect.ts';

/** Goes to the page that somebody who has signed in wanted. */
export function openWanted(): void {
  window.location.replace(safeRedirect(new URLSearchParams(window.location.search).get('redirect'), window.location.origin));
}
