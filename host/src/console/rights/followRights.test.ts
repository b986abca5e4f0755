import type { PermissionInfo } from '@zhilv/contract/system';
import { session } from '@zhilv/platform';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followRights } from './followRights.ts';

const { backEnd, storage, passMs, storeSession } = preparePlatform();

const INFO = '/admin-api/system/auth/get-permission-info';
const answers = (permissions: readonly string[], revision?: string): Reply => ({
  json: { code: 0, data: { user: { id: 1, nickname: '小张' }, roles: ['common'], permissions, menus: [] }, msg: '' },
  ...(revision !== undefined && { headers: { 'rights-revision': revision } }),
});

const take = vi.fn<(info: PermissionInfo) => void>();
const follow = followRights(take);
beforeEach(() => take.mockReset());

const startWith = async (reply: Reply): Promise<void> => {
  storeSession();
  backEnd().script('/admin-api/system/dict-data/list-all-simple', success([]));
  backEnd().script(INFO, reply);
  await session.start();
};

it('asks for nothing while no answer tells of a change', async () => {
  await startWith(answers(['a:b:c'], '1'));

  expect(await follow('begins')).toBe(false);
  expect(await follow('ends')).toBe(false);

  expect(backEnd().receivedAt(INFO)).toHaveLength(1);
});

it('has a navigation wait for rights that have changed, and tells of them', async () => {
  await startWith(answers(['a:b:c'], '1'));
  storage().setItem('zhilv.rights', '2');
  backEnd().script(INFO, answers([], '2'));

  expect(await follow('begins')).toBe(true);

  expect(take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ permissions: [] }));
  expect(await follow('ends')).toBe(false);
});

it('asks a back end that tells nothing again after half a minute, and has no navigation wait for the answer', async () => {
  await startWith(answers(['a:b:c']));
  passMs(30_001);
  let answer = (_reply: Reply): void => {};
  backEnd().script(INFO, () => new Promise((resolve) => (answer = resolve)));

  expect(await follow('begins')).toBe(false);
  expect(backEnd().receivedAt(INFO)).toHaveLength(1);
  expect(await follow('ends')).toBe(false);
  expect(take).not.toHaveBeenCalled();

  await expect.poll(() => backEnd().receivedAt(INFO)).toHaveLength(2);
  answer(answers([]));
  await expect.poll(() => take.mock.calls).toHaveLength(1);
});

it('reports a fault of the program, and lets the navigation go on', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  await startWith(answers(['a:b:c'], '1'));
  storage().setItem('zhilv.rights', '2');
  backEnd().script(INFO, answers([], '2'));
  const fault = new TypeError('x is undefined');
  take.mockImplementationOnce(() => {
    throw fault;
  });

  expect(await follow('begins')).toBe(false);

  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
});

it('lets a navigation go on with the rights there are when nobody answers, and asks at the next one', async () => {
  await startWith(answers(['a:b:c'], '1'));
  storage().setItem('zhilv.rights', '2');
  backEnd().script(INFO, 'reset');
  expect(await follow('ends')).toBe(false);

  backEnd().script(INFO, answers([], '2'));
  expect(await follow('begins')).toBe(true);
});
