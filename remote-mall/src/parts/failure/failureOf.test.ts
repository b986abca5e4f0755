import { ApiError } from '@zhilv/platform';
import { expect, it } from 'vitest';
import { failureOf } from './failureOf.ts';

it('gives what a back end has answered, or that none has', () => {
  const failure = new ApiError('network', '后端接口连接异常');

  expect(failureOf(failure)).toEqual({ failure });
});

it('throws a mistake of ours on', () => {
  expect(() => failureOf(new TypeError('undefined is no function'))).toThrow('undefined is no function');
});
