import { expect, it } from 'vitest';
import { pathWithoutValues } from './pathWithoutValues.ts';

it.each([
  ['/', '/'],
  ['/system/dict', '/system/dict'],
  ['/bpm/manager/model/design/1024', '/bpm/manager/model/design/:id'],
  ['/news/a1b2c3', '/news/:id'],
  ['/user/%E5%BC%A0%E4%B8%89/edit', '/user/:id/edit'],
  ['/dict/sys_user_sex/', '/dict/sys_user_sex/'],
])('%s is %s', (pathname, named) => {
  expect(pathWithoutValues(pathname)).toBe(named);
});
