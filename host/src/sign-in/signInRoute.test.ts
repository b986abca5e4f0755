import { expect, it } from 'vitest';
import { signInRoute } from './signInRoute.ts';

it.each(['/login', '/login/'])('opens the form at %s', (path) => {
  expect(signInRoute(path)).toEqual({ title: '登录', open: true });
});

it.each(['/social-login', '/auth-redirect', '/bind', '/register', '/oauthLogin/gitee', '/sso', '/sso/'])(
  'says at %s that this way is not open yet',
  (path) => {
    expect(signInRoute(path).open).toBe(false);
  },
);
