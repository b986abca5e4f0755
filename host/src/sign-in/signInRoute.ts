interface SignInRoute {
  readonly title: string;
  /** Whether there is something to do at this address. */
  readonly open: boolean;
}

const SIGN_IN: SignInRoute = { title: '登录', open: true };

/** The other ways in, by the first segment of their path (spec §2.1). */
const NOT_OPEN = new Map([
  ['social-login', '社交登录'],
  ['auth-redirect', '授权登录'],
  ['bind', '账号绑定'],
  ['register', '注册'],
  ['oauthLogin', '第三方登录'],
  ['sso', '单点登录'],
]);

/** What an address of the sign-in document shows. */
export function signInRoute(path: string): SignInRoute {
  const title = NOT_OPEN.get(path.split('/')[1] ?? '');
  return title === undefined ? SIGN_IN : { title, open: false };
}
