import { expect, it } from 'vitest';
import { signInPage } from './signInPages.ts';

it.each(['/login', '/login/'])('opens the form at %s', (path) => {
  expect(signInPage(path)).toEqual({ path: '/login', title: '登录', open: true });
});

it.each(['/social-login', '/auth-redirect', '/bind', '/register', '/oauthLogin/gitee', '/sso', '/sso/'])(
  'says at %s that this way is not open yet',
  (path) => {
    expect(signInPage(path).open).toBe(false);
  },
);
