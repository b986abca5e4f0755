import { storedKey } from '../../head/storedKey.ts';

/** The two properties by which browsers decline for their visitor; TypeScript's DOM library does not have them all yet. */
type PrivateNavigator = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/**
 * Whether the visitor may be asked to be counted. Visitors who said no to every site by Global Privacy Control
 * (https://w3c.github.io/gpc/) or Do Not Track are not asked. Nor are staff: every script of the page can read what is kept for
 * a session, so no script of others is let in beside it (docs/threats.md §1).
 */
export const mayBeCounted = ({ globalPrivacyControl, doNotTrack }: PrivateNavigator = navigator): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && !hasToken();

/** Whether somebody is signed in in this browser. */
export const hasToken = (): boolean => storedKey('ACCESS_TOKEN') !== null;
