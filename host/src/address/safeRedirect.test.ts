import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://zhilv.example';

describe('safeRedirect', () => {
  it.each([
    '/index',
    '/',
    '/system/dict',
    '/system/dict?pageNo=2&name=%E5%AD%97%E5%85%B8#row',
    '/bpm/process-instance/detail?id=a%2Fb&next=https%3A%2F%2Felsewhere.example',
    '/logins',
    '/sso-settings',
    '/redirects/a',
    '/dict/type/data/12',
    '/文档',
    '/a?b=//c',
    '/sso?client_id=1&redirect_uri=https%3A%2F%2Felsewhere.example%2Fback&state=a%2520b',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(new URL(path, origin).href.slice(origin.length));
  });

  it('resolves dots', () => {
    expect(safeRedirect('/system/../index', origin)).toBe('/index');
  });

  it.each([
    ['nothing', null],
    ['empty text', ''],
    ['a relative path', 'system/dict'],
    ['another origin', 'https://elsewhere.example/index'],
    ['its own origin written out', `${origin}/index`],
    ['a protocol-relative address', '//elsewhere.example'],
    ['three slashes', '///elsewhere.example'],
    ['a backslash after the slash', '/\\elsewhere.example'],
    ['two backslashes', '\\\\elsewhere.example'],
    ['a backslash anywhere', '/a\\b'],
    ['a tab that parsers strip', '/\t/elsewhere.example'],
    ['a newline that parsers strip', '/\n/elsewhere.example'],
    ['a carriage return', '/\r/elsewhere.example'],
    ['a null character', '/a\0b'],
    ['a leading blank', ' /index'],
    ['a line separator', '/a\u2028b'],
    ['an escaped slash after the slash', '/%2Felsewhere.example'],
    ['an escaped backslash', '/%5Celsewhere.example'],
    ['an escaped newline', '/a%0d%0ab'],
    ['dots that make two slashes', '/.//elsewhere.example'],
    ['dots that climb to two slashes', '/a/..//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash-like start', 'javascript://%0aalert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a user name', '//user@elsewhere.example'],
    ['an at sign as host trick', '@elsewhere.example'],
    ['the sign-in page', '/login'],
    ['the sign-in page with a query', '/login?redirect=/index'],
    ['the sign-in page with a slash', '/login/'],
    ['the sign-in page in capitals', '/Login'],
    ['the sign-in page escaped', '/%6Cogin'],
    ['the sign-in page behind dots', '/a/../login'],
    ['social sign-in', '/social-login?code=1'],
    ['the authorisation return', '/auth-redirect'],
    ['single sign-on without a client', '/sso'],
    ['single sign-on with something else', '/sso?redirect=/sso'],
    ['single sign-on escaped', '/%73so?client_id=1'],
    ['binding an account', '/bind'],
    ['registration', '/register?from=/index'],
    ['sign-in by somebody else', '/oauthLogin/gitee'],
    ['the refresh helper', '/redirect/system/dict'],
    ['an endless text', `/${'a'.repeat(2_048)}`],
  ])('refuses %s', (_what, value) => {
    expect(safeRedirect(value, origin)).toBe('/index');
  });

  it('keeps a path of exactly the longest length', () => {
    const longest = `/${'a'.repeat(2_047)}`;

    expect(safeRedirect(longest, origin)).toBe(longest);
  });
});
