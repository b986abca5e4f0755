import { signInAddress } from '../../address/signInAddress.ts';
import { signInPage } from '../../address/signInPages.ts';
import { isSingleSignOn } from '../../address/singleSignOn.ts';
import { CONSOLE_HOME, SITE_HOME } from '@zhilv/site/addresses';

/**
 * Gives the address that a document sends its visitor to before it starts, or null to stay: the console needs a session, the
 * sign-in form is for visitors without one, other applications ask those who have one, and signed-in visitors of `/` go on to the console.
 */
export function redirectTarget(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
  documentName: string,
  signedIn: boolean,
): string | null {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/+$/, '') : address.pathname;
  if (documentName === 'console' && !signedIn) {
    return path.toLowerCase() === CONSOLE_HOME ? SITE_HOME : signInAddress(path + address.search + address.hash);
  }
  if (!signedIn && documentName === 'sign-in' && isSingleSignOn(address)) return signInAddress(path + address.search);
  if (signedIn && documentName === 'sign-in' && signInPage(path).key === 'login') return '/';
  return signedIn && path === '/' ? CONSOLE_HOME : null;
}
