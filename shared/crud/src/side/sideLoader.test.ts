import { ApiError, session } from '@zhilv/platform';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sideLoader } from './sideLoader.ts';

preparePlatform();

const nodes = [{ key: '1', label: '总部' }];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const load = vi.fn(async () => nodes);
  const loader = sideLoader(async () => ({ rows: [1] }), load);
  return { load, visit: (query: string) => loader({ request: new Request(`http://localhost/list${query}`), params: {} }) };
}

it('keeps the tree for another page of the list, and loads it anew at the same address', async () => {
  const { load, visit } = start();

  expect(await visit('?pageNo=1')).toEqual({ rows: [1], side: { nodes, failure: null } });
  expect((await visit('?pageNo=2')).side.nodes).toBe(nodes);
  expect(load).toHaveBeenCalledOnce();

  await visit('?pageNo=2');
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks for it again after a minute, which other pages do not put off', async () => {
  const { load, visit } = start();
  await visit('?pageNo=1');

  vi.setSystemTime(Date.now() + 59_000);
  await visit('?pageNo=2');
  expect(load).toHaveBeenCalledOnce();

  vi.setSystemTime(Date.now() + 1000);
  await visit('?pageNo=3');
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps nothing for another user, who may see another tree', async () => {
  const { load, visit } = start();
  const state = session.read();
  const signIn = (id: number) =>
    vi.spyOn(session, 'read').mockReturnValue({ ...state, user: { id, userName: '', nickname: '', avatar: '' } });
  signIn(1);
  await visit('?pageNo=1');

  signIn(2);
  await visit('?pageNo=2');

  expect(load).toHaveBeenCalledTimes(2);
});

it('has the list without a tree that fails, and asks again at the next address', async () => {
  const { load, visit } = start();
  const failure = new ApiError('network', '后端接口连接异常');
  load.mockRejectedValueOnce(failure);

  expect(await visit('?pageNo=1')).toEqual({ rows: [1], side: { nodes: [], failure } });
  expect((await visit('?pageNo=2')).side).toEqual({ nodes, failure: null });
});

it('takes none for granted that failed to come again', async () => {
  const { load, visit } = start();
  await visit('?pageNo=1');
  load.mockRejectedValueOnce(new ApiError('network', '后端接口连接异常'));
  await visit('?pageNo=1');

  expect((await visit('?pageNo=2')).side).toEqual({ nodes, failure: null });
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not swallow a fault of the program', async () => {
  const { load, visit } = start();
  load.mockRejectedValueOnce(new TypeError('x is undefined'));

  await expect(visit('')).rejects.toThrow(TypeError);
});
