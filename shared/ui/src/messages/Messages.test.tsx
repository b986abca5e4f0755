import { messages, messageStore, offer } from '@zhilv/platform';
import { renderPart, type RenderedPart } from '@zhilv/testing/page/render-part';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

let part: RenderedPart;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // The messages stand beside every part.
  part = renderPart(null);
});

const say = (count: number): void =>
  flushSync(() => {
    for (let index = 1; index <= count; index += 1) messages.error(`错误 ${index}`);
  });

/** The texts of the messages that are not folded. */
const shown = (): readonly (string | undefined)[] =>
  part
    .getAllByRole('button', { name: '关闭' })
    .map(({ parentElement }) => parentElement)
    .filter((card) => card !== null && !card.hidden)
    .map((card) => card?.textContent);

const press = (name: string): void => flushSync(() => part.getByRole('button', { name }).click());
const pass = (ms: number): void => flushSync(() => void vi.advanceTimersByTime(ms));

it('shows the newest three of thirty, and folds the rest until somebody wants to see them', () => {
  say(30);

  expect(shown()).toEqual(['错误 28', '错误 29', '错误 30']);
  expect(part.getByRole('button', { name: '还有 27 条消息' }).getAttribute('aria-expanded')).toBe('false');

  press('还有 27 条消息');
  expect(shown()).toHaveLength(30);
  press('收起');
  expect(shown()).toHaveLength(3);
});

it('lets the time of folded ones run, and stands still while somebody looks at all', () => {
  say(30);

  press('还有 27 条消息');
  pass(60_000);
  expect(shown()).toHaveLength(30);

  press('收起');
  pass(5_000);
  expect(messageStore.read()).toEqual([]);
  expect(part.queryByRole('button')).toBeNull();
});

it('closes all at one press', () => {
  say(30);

  press('全部关闭');

  expect(messageStore.read()).toEqual([]);
});

it('offers what can be done about it for eight seconds, longer while the focus is on it, and closes with it', () => {
  const perform = vi.fn<() => void>();
  flushSync(() => offer('已删除「甲」', { text: '撤销', perform, until: new AbortController().signal }));
  const button = part.getByRole('button', { name: '撤销' });

  pass(7_999);
  flushSync(() => button.focus());
  pass(60_000);
  expect(part.getByRole('button', { name: '撤销' })).toBe(button);

  press('撤销');
  expect(perform).toHaveBeenCalledOnce();
  expect(messageStore.read()).toEqual([]);
});

it('counts equal ones, and begins their time anew', () => {
  flushSync(() => messages.error('系统异常'));
  pass(4_000);
  flushSync(() => messages.error('系统异常'));
  expect(shown()).toEqual(['系统异常（2 次）']);

  pass(4_999);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(messageStore.read()).toEqual([]);
});
