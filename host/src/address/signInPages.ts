import { SIGN_IN } from '@zhilv/site/addresses';
import { firstSegment } from './firstSegment.ts';

/** What the sign-in document shows at an address. */
interface SignInPage {
  /** One that ends in a parameter stands for all addresses that begin as it does. */
  readonly path: string;
  readonly title: string;
  /** Whether there is something to do. */
  readonly open: boolean;
}

const PASSWORD: SignInPage = { path: SIGN_IN, title: '登录', open: true };

/** Everything the sign-in document answers. The build writes the addresses into the host's release, where servers find them. */
export const signInPages: readonly SignInPage[] = [
  PASSWORD,
  { path: '/social-login', title: '社交登录', open: false },
  { path: '/auth-redirect', title: '授权登录', open: false },
  { path: '/bind', title: '账号绑定', open: false },
  { path: '/register', title: '注册', open: false },
  { path: '/oauthLogin/:provider', title: '第三方登录', open: false },
  { path: '/sso', title: '单点登录', open: false },
];

/** The page at an address of the sign-in document. */
export function signInPage(address: string): SignInPage {
  const first = firstSegment(address);
  return signInPages.find(({ path }) => firstSegment(path) === first) ?? PASSWORD;
}
