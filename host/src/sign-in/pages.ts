import type { SignInPageKey } from '../address/signInPages.ts';
import { LoginPage } from './login/LoginPage.tsx';
import type { SignInPage } from './page/SignInPage.ts';

const notOpen = async (): Promise<SignInPage> => (await import('./notOpen/PageNotOpen.tsx')).PageNotOpen;

/** All but the page that most people come to are loaded when somebody opens their address. */
const PAGES: Readonly<Record<SignInPageKey, () => Promise<SignInPage>>> = {
  login: async () => LoginPage,
  socialLogin: notOpen,
  authRedirect: notOpen,
  bind: notOpen,
  register: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
  oauthLogin: notOpen,
  sso: notOpen,
};

export const loadPage = (key: SignInPageKey): Promise<SignInPage> => PAGES[key]();
