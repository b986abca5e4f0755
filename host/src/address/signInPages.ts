import { SIGN_IN } from '@zhilv/site/addresses';
import { firstSegment } from './firstSegment.ts';

/** A page of the sign-in document, with its address. */
interface SignInPage {
  /** A path that ends in a parameter stands for all addresses with the same first segment. */
  readonly path: string;
  readonly title: string;
  /** False for a way to sign in that is not available yet: its page says so and leads to the password form. */
  readonly open: boolean;
}

const PASSWORD: SignInPage = { path: SIGN_IN, title: '登录', open: true };

/** All pages of the sign-in document. The build writes their addresses into the host's release, where servers find them. */
export const signInPages: readonly SignInPage[] = [
  PASSWORD,
  { path: '/social-login', title: '社交登录', open: false },
  { path: '/auth-redirect', title: '授权登录', open: false },
  { path: '/bind', title: '账号绑定', open: false },
  { path: '/register', title: '注册', open: false },
  { path: '/oauthLogin/:provider', title: '第三方登录', open: false },
  { path: '/sso', title: '单点登录', open: false },
];

/** The page at an address of the sign-in document: the password form where no other page has the address. */
export function signInPage(address: string): SignInPage {
  const first = firstSegment(address);
  return signInPages.find(({ path }) => firstSegment(path) === first) ?? PASSWORD;
}
