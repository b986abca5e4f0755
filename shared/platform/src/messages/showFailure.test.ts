import { dictType } from '@zhilv/contract/system';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../call/call.ts';

const { backEnd } = preparePlatform();

it('says once for all calls that fail without a network, and what to do', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  backEnd().script('/admin-api/system/dict-type/get', 'reset');

  const calls = await Promise.allSettled(Array.from({ length: 5 }, () => call(dictType.get, { id: 1 })));

  expect(calls.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(shownMessages()).toEqual([{ level: 'error', text: '网络已断开，请恢复后再试', durationMs: 5_000 }]);
});
