import { expect, it } from 'vitest';
import { signInPage } from './signInPages.ts';

it.each(['/login', '/login/', '/unknown'])('signs in at %s', (path) => {
  expect(signInPage(path).key).toBe('login');
});

it.each([
  ['/sso/', 'sso'],
  ['/oauthLogin/gitee', 'oauthLogin'],
])('has at %s the page of %s', (address, key) => {
  expect(signInPage(address).key).toBe(key);
});
