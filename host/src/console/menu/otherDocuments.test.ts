import { expect, it } from 'vitest';
import { otherDocuments } from './otherDocuments.ts';

const site = { remote: 'remote_x', release: '1', state: 'active', message: null, layout: 'public' } as const;

const isElsewhere = otherDocuments([
  { ...site, key: 'site/map', path: '/site-map' },
  { ...site, key: 'site/not-found', path: '/404' },
  { ...site, key: 'site/unauthorised', path: '/401' },
  { ...site, key: 'user/profile', layout: 'console', path: '/user/profile' },
]);

it.each(['/', '/home', '/Login', '/oauthLogin/gitee', '/case-detail/', '/site-map'])('%s is another document’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(true);
});

it.each(['/index', '/404', '/401', '/user/profile', '/system/dict', '/login/x'])('%s is the console’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(false);
});
