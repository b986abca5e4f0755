import { expect, it } from 'vitest';
import { otherDocuments } from './otherDocuments.ts';

const isElsewhere = otherDocuments(['/case-detail', '/site-map', '/404', '/401']);

it.each(['/', '/home', '/Login', '/oauthLogin/gitee', '/case-detail/', '/site-map'])('%s is another document’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(true);
});

it.each(['/index', '/404', '/401', '/user/profile', '/system/dict', '/login/x'])('%s is the console’s', (pathname) => {
  expect(isElsewhere(pathname)).toBe(false);
});
