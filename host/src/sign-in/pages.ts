import type { SignInPageKey } from '../address/signInPages.ts';
import { LoginPage } from './login/LoginPage.tsx';
import type { SignInPage } from './page/SignInPage.ts';

/** All but the page that most people come to are loaded when somebody opens their address. */
const PAGES: Readonly<Record<SignInPageKey, () => Promise<SignInPage>>> = {
  login: async () => LoginPage,
  socialLogin: async () => (await import('./returned/SocialLoginPage.tsx')).SocialLoginPage,
  authRedirect: async () => (await import('./returned/HandOnPage.tsx')).HandOnPage,
  bind: async () => (await import('./binding/BindPage.tsx')).BindPage,
  register: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
  oauthLogin: async () => (await import('./returned/OauthLoginPage.tsx')).OauthLoginPage,
  sso: async () => (await import('./sso/SsoPage.tsx')).SsoPage,
};

export const loadPage = (key: SignInPageKey): Promise<SignInPage> => PAGES[key]();
