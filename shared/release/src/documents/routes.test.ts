import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { describe, expect, it } from 'vitest';
import type { Registry, RegistryEntry } from '../schema/index.ts';
import { documentFor, routeMarks, routesOf } from './routes.ts';

const PAGE = { expose: './page/x', js: [], css: [], shared: [] };

/** A remote whose active release brings public pages at these addresses. */
function remote(...paths: readonly string[]): RegistryEntry {
  const pages = Object.fromEntries(paths.map((path) => [path, { ...PAGE, layout: 'public' as const, path }]));
  return entry([summary('newer', { load: { entry: null, pages, slots: {}, host: null } }), summary('older')]);
}

/** A host whose active release has pages for signing in at these addresses. */
const host = (...signInAddresses: string[]): RegistryEntry =>
  entry([summary('newer', { load: { entry: null, pages: {}, slots: {}, host: { shared: {}, signInAddresses } } })]);

const registry: Registry = {
  revision: 7,
  host: host('/login', '/social-login', '/auth-redirect', '/bind', '/register', '/oauthLogin/:provider', '/sso'),
  remotes: { remote_public: remote('/home', '/register') },
};

describe('which document answers an address', () => {
  const routes = routesOf(registry);

  it.each([
    ['/', 'public'],
    ['/home', 'public'],
    ['/home/', 'public'],
    ['/404', 'public'],
    ['/401', 'public'],
    ['/login', 'sign-in'],
    ['/sso', 'sign-in'],
    ['/oauthLogin/gitee', 'sign-in'],
    ['/oauthLogin', 'console'],
    ['/register', 'sign-in'],
    ['/index', 'console'],
    ['/system/dict', 'console'],
    ['/constructor', 'console'],
  ])('%s: %s', (path, document) => {
    expect(documentFor(routes, path)).toBe(document);
  });
});

it('knows the public pages of a disabled remote, where the document says so, and those of no older release', () => {
  const siteDirectory = { ...remote('/fresh'), state: 'disabled' as const };
  const gone = { ...siteDirectory, active: 'older' };

  expect(documentFor(routesOf({ ...registry, remotes: { siteDirectory } }), '/fresh')).toBe('public');
  expect(documentFor(routesOf({ ...registry, remotes: { siteDirectory: gone } }), '/fresh')).toBe('console');
});

it('has nothing for signing in where the host brings nothing', () => {
  expect(documentFor(routesOf({ ...registry, host: host() }), '/login')).toBe('console');
});

it('marks each address of the table by a file, other addresses than plain ones excepted', () => {
  const odd = remote('/../up', '/.git', '/a/b');

  expect(routeMarks(routesOf({ ...registry, remotes: { ...registry.remotes, remote_odd: odd } }))).toEqual([
    'routes/@public',
    'routes/404/@public',
    'routes/401/@public',
    'routes/login/@sign-in',
    'routes/social-login/@sign-in',
    'routes/auth-redirect/@sign-in',
    'routes/bind/@sign-in',
    'routes/register/@sign-in',
    'routes/sso/@sign-in',
    'routes/home/@public',
    'routes/a/b/@public',
  ]);
});
