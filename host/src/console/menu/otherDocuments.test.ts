import { expect, it } from 'vitest';
import { otherDocuments } from './otherDocuments.ts';

const isElsewhere = otherDocuments([
  { key: 'site/map', remote: 'remote_x', release: '1', state: 'active', message: null, layout: 'public', path: '/site-map' },
  {
    key: 'user/profile',
    remote: 'remote_x',
    release: '1',
    state: 'active',
    message: null,
    layout: 'console',
    path: '/user/profile',
  },
]);

it.each(['/', '/home', '/Login', '/oauthLogin/gitee', '/case-detail/', '/site-map'])('%s is another document’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(true);
});

it.each(['/index', '/404', '/user/profile', '/system/dict', '/login/x'])('%s is the console’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(false);
});
