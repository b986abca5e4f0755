import { reactive } from 'vue';
import { OwnSession } from '../../OwnSession.js';

/** The address of the product whose remotes are shown. */
export const product = document.querySelector<HTMLMetaElement>('meta[name=product]')?.content ?? '';

export const session = new OwnSession(product);

/** Follows the session, for templates. */
export const account = reactive({ isSignedIn: false });
session.addEventListener('change', () => {
  account.isSignedIn = session.signedIn;
});
