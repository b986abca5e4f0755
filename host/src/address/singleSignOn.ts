import { signInPage } from './signInPages.ts';

/**
 * Tells whether an address is a request of another application. It alone of the sign-in document's addresses needs a session, so it is
 * where one goes on after signing in; without a client it would lead nowhere.
 */
export const isSingleSignOn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  signInPage(pathname).key === 'sso' && new URLSearchParams(search).has('client_id');
