// @vitest-environment happy-dom
import { call, dialogStore, messageStore } from '@zhilv/platform';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NamedEntry, type ReleaseActions, useReleaseActions } from './useReleaseActions.ts';

vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useRevalidator: () => ({ revalidate: async () => {}, state: 'idle' }),
}));
vi.mock('@zhilv/platform', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const named = (name: string): NamedEntry => ({
  title: name,
  entry: {
    name,
    state: 'active',
    message: null,
    active: '2',
    rollbackTo: '1',
    releases: [],
    activations: [],
    problems: [],
  },
});

let root: Root;
let actions: ReleaseActions;

beforeEach(async () => {
  vi.mocked(call).mockReset();
  root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    const Panel = () => {
      actions = useReleaseActions(7);
      useEffect(resolve, []);
      return null;
    };
    root.render(createElement(Panel));
  });
});
afterEach(() => {
  root.unmount();
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  for (const { id } of messageStore.read()) messageStore.close(id);
});

const confirmed = () => dialogStore.settle(dialogStore.read()[0]?.id ?? 0, true);

it('asks before it changes anything, and names the registry that the user sees', async () => {
  const done = actions.rollBack(named('remote_a'));
  expect(call).not.toHaveBeenCalled();
  confirmed();
  await done;

  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { name: 'remote_a', revision: 7 });
});

it('asks nothing while something else is under way, for what is confirmed has to happen, and says so', async () => {
  let answer: (value: unknown) => void = () => {};
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = actions.rollBack(named('remote_a'));
  confirmed();
  await vi.waitFor(() => expect(actions.busy).not.toBeNull());

  void actions.rollBack(named('remote_b'));
  expect(dialogStore.read()).toEqual([]);
  expect(messageStore.read()).toMatchObject([{ level: 'warning', text: '上一项操作尚未完成，请稍候。' }]);

  answer(null);
  await first;
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['remote_a', '已打开的页面会在下次进入时更新。'],
  ['host', '已打开的窗口会提示更新。'],
])('says when open windows follow a change of %s', (name, words) => {
  void actions.rollBack(named(name));
  expect(dialogStore.read()[0]?.content).toContain(words);
});

it.each([
  ['active', '「remote_a」已停用'],
  ['disabled', '「remote_a」的停用说明已更新'],
] as const)('says what came of a message for a remote that is %s', async (state, words) => {
  const { entry, title } = named('remote_a');
  await actions.disable({ entry: { ...entry, state }, title }, '维护中');

  expect(messageStore.read()).toMatchObject([{ level: 'success', text: words }]);
});
