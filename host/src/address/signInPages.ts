import { SIGN_IN } from '@zhilv/site/addresses';
import { firstSegment } from './firstSegment.ts';

/** A page of the sign-in document, with its address. */
interface SignInPage {
  /** The page that `sign-in/pages.ts` has for it. */
  readonly key: SignInPageKey;
  /** A path that ends in a parameter stands for all addresses with the same first segment. */
  readonly path: string;
  readonly title: string;
}

export type SignInPageKey = 'login' | 'socialLogin' | 'authRedirect' | 'bind' | 'register' | 'oauthLogin' | 'sso';

/** What the authorization of a provider is for: to sign in, or to bind an account to the user who is signed in. */
export type Purpose = 'sign-in' | 'bind';

/** The pages that take what a provider sends back. */
export const RETURN = { 'sign-in': '/social-login', bind: '/bind' } as const satisfies Record<Purpose, string>;

/** The address of the page to make an account on. */
export const REGISTER = '/register';

const LOGIN: SignInPage = { key: 'login', path: SIGN_IN, title: '登录' };

/** All pages of the sign-in document. The build writes their addresses into the host's release, where servers find them. */
export const signInPages: readonly SignInPage[] = [
  LOGIN,
  { key: 'socialLogin', path: RETURN['sign-in'], title: '社交登录' },
  { key: 'authRedirect', path: '/auth-redirect', title: '授权登录' },
  { key: 'bind', path: RETURN.bind, title: '账号绑定' },
  { key: 'register', path: REGISTER, title: '注册' },
  { key: 'oauthLogin', path: '/oauthLogin/:provider', title: '第三方登录' },
  { key: 'sso', path: '/sso', title: '单点登录' },
];

/** The page at an address of the sign-in document: the page to sign in where no other page has the address. */
export function signInPage(address: string): SignInPage {
  const first = firstSegment(address);
  return signInPages.find(({ path }) => firstSegment(path) === first) ?? LOGIN;
}
