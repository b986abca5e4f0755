import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const at = (url: string) => new URL(url, 'http://localhost');

describe('a visitor without a session', () => {
  it.each([
    ['/index', '/home'],
    ['/index/', '/home'],
    ['/Index', '/home'],
    ['/system/dict?type=a&pageNo=2', '/login?redirect=%2Fsystem%2Fdict%3Ftype%3Da%26pageNo%3D2'],
    ['/nowhere#part', '/login?redirect=%2Fnowhere%23part'],
  ])('of %s in the console is sent to %s', (from, to) => {
    expect(redirectTarget(at(from), 'console', false)).toBe(to);
  });

  it.each([
    ['/', 'public'],
    ['/home', 'public'],
    ['/login?redirect=%2Findex', 'sign-in'],
    ['/sso', 'sign-in'],
  ])('of %s stays', (from, document) => {
    expect(redirectTarget(at(from), document, false)).toBeNull();
  });
});

it('a visitor without a session whom another application sends signs in first, and comes back to all that it asked', () => {
  const asked = '/sso?client_id=app&redirect_uri=https%3A%2F%2Fapp.example%2Fback&state=a%26b';

  expect(redirectTarget(at(asked), 'sign-in', false)).toBe(`/login?redirect=${encodeURIComponent(asked)}`);
  expect(redirectTarget(at(asked), 'sign-in', true)).toBeNull();
});

describe('a signed-in visitor', () => {
  it('of the form to sign in is sent to /, however its address is written, and from there into the console', () => {
    for (const address of ['/login', '/login/', '/Login', '/login/x?redirect=%2Fa'])
      expect(redirectTarget(at(address), 'sign-in', true), address).toBe('/');
    expect(redirectTarget(at('/'), 'public', true)).toBe('/index');
  });

  it.each([
    ['/home', 'public'],
    ['/register', 'sign-in'],
    ['/system/dict', 'console'],
  ])('of %s stays', (from, document) => {
    expect(redirectTarget(at(from), document, true)).toBeNull();
  });
});
