import { SIGN_IN } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { serveFloor } from '../serveFloor.ts';

/** Somebody without a session opens the page to sign in. */
export const benchCase = openingCase({
  name: 'sign-in (/login)',
  floorName: 'the same fields by React alone',
  budgets: SIGN_IN,
  prepare: async ({ product }) => {
    const floor = await serveFloor('signIn', product.url);
    const form = { storageState: undefined, shown: 'form button[type=submit]' };
    return {
      subject: { ...form, address: `${product.url}/login` },
      floor: { ...form, address: `${floor.url}/` },
      close: () => floor.close(),
    };
  },
});
