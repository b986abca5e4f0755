import { describe, expect, it } from 'vitest';
import { mayBePath, pagesInTurn, pathsMeet } from './pageAddress.ts';

const SIGN_IN = ['/login', '/sso', '/oauthLogin/:provider'];

describe('a path that a page may declare', () => {
  it.each([
    ['/bpm/manager/model/design', 'console'],
    ['/dict/type/data/:dictId(\\d+)', 'console'],
    ['/系统/字典', 'console'],
    ['/logins', 'console'],
    ['/home', 'public'],
    ['/404', 'public'],
    ['/news-list', 'public'],
  ] as const)('is %s in the layout %s', (path, layout) => {
    expect(mayBePath(path, layout, SIGN_IN)).toBe(true);
  });

  it.each([
    ['the site’s first address', '/', 'public'],
    ['the same, written longer', '//', 'public'],
    ['nothing', '', 'console'],
    ['the home of the site in the console', '/home', 'console'],
    ['something below the home of the site', '/home/more', 'public'],
    ['the home of the console', '/index', 'console'],
    ['signing in', '/login', 'public'],
    ['signing in, in other letters', '/LOGIN/', 'public'],
    ['signing in, escaped', '/%6cogin', 'public'],
    ['another way to sign in', '/sso', 'console'],
    ['what begins as a way to sign in does', '/oauthLogin/a/b', 'public'],
    ['calls', '/prod-api/admin-api/system', 'public'],
    ['calls, the other way', '/admin-api', 'console'],
    ['files of releases', '/remotes/remote_bpm', 'public'],
    ['a file at the root', '/registry.json', 'public'],
    ['opening afresh', '/redirect/system', 'console'],
    ['frames', '/frame/1', 'console'],
    ['the page of releases', '/releases', 'console'],
    ['everything', '/:any', 'console'],
    ['a path that leads up', '/a/../login', 'public'],
    ['a relative path', 'bpm/model', 'console'],
    ['a query', '/a?b', 'console'],
  ] as const)('is not that of %s', (_, path, layout) => {
    expect(mayBePath(path, layout, SIGN_IN)).toBe(false);
  });
});

it.each([
  ['/a/b', '/A/b/', true],
  ['/a/b', '/a/c', false],
  ['/a/b', '/a/b/c', false],
  ['/a/:x', '/a/b', true],
  ['/a/:x(\\d+)', '/a/b', false],
  ['/a/:x(\\d+)', '/a/7', true],
  ['/a/:x', '/:y/b', true],
])('%s and %s stand for a common address: %s', (one, other, meet) => {
  expect(pathsMeet(one, other)).toBe(meet);
  expect(pathsMeet(other, one)).toBe(meet);
});

it('gives an address to the remote that asks first, and to as many of its pages as ask', () => {
  const has = pagesInTurn(SIGN_IN);
  const page = (path: string) => ({ path, layout: 'console' as const });

  expect(has('remote_a', page('/a/:id'))).toBe(true);
  expect(has('remote_a', page('/a/new'))).toBe(true);
  expect(has('remote_b', page('/a/new'))).toBe(false);
  expect(has('remote_b', page('/login'))).toBe(false);
  expect(has('remote_b', { layout: 'console' })).toBe(false);
  expect(has('remote_b', page('/b'))).toBe(true);
});
