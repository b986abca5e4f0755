import { expect, it } from 'vitest';
import { ApiError } from '../http/ApiError.ts';
import { keepPath, refusedPath } from './refusedPath.ts';

it('names the endpoint of a call that was refused, and of no other', () => {
  const [refused, failed, unknown] = [403, 500, 403].map((code) => new ApiError('business', '没有该操作权限', { code }));
  if (refused === undefined || failed === undefined || unknown === undefined) throw new Error('three errors were made');
  keepPath(refused, '/system/user/page');
  keepPath(failed, '/system/user/page');

  expect([refused, failed, unknown].map(refusedPath)).toEqual(['/system/user/page', null, null]);
});
