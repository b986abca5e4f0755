import { SIGN_IN } from '@zhilv/site/addresses';

/** The sign-in form's address, from where somebody who signed in comes back to `address`, a path with its query and fragment. */
export const signInAddress = (address: string): string => `${SIGN_IN}?redirect=${encodeURIComponent(address)}`;
