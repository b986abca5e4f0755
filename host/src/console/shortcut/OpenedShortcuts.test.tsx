// @vitest-environment happy-dom
import { messageStore, type ShortcutGroup, useShortcuts } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenedShortcuts } from './OpenedShortcuts.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import type * as DialogFile from './ShortcutsDialog.lazy.tsx';

const file = vi.hoisted(() => ({ isThere: true }));
vi.mock('./ShortcutsDialog.lazy.tsx', async (original) => {
  const code = await original<typeof DialogFile>();
  return {
    get ShortcutsDialog() {
      if (!file.isThere) throw new Error('the file did not come');
      return code.ShortcutsDialog;
    },
  };
});
beforeEach(() => {
  file.isThere = true;
  for (const { id } of messageStore.read()) messageStore.close(id);
});

const renderConsole = () =>
  renderForm(
    <Provider store={createStore()}>
      <OpenedShortcuts />
      <button type="button">页面</button>
      <input aria-label="名称" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="正文" />
      <svg role="img" aria-label="流程图" />
    </Provider>,
  );

/** Presses `?`, or what is named instead; gives whether the browser is to act upon it. */
const press = (target: EventTarget, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true, bubbles: true, cancelable: true, ...more }));

it('shows each shortcut with its keys, closes by Esc, and gives the focus back', async () => {
  const console = renderConsole();
  const button = console.getByRole('button', { name: '页面' });
  button.focus();

  press(button);
  await console.findByRole('dialog', { name: '键盘快捷键' });
  const textsIn = (place: Element | null, selector: string) =>
    [...(place?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  for (const { title, shortcuts } of SHORTCUTS) {
    const group = console.getByRole('region', { name: title });
    expect(textsIn(group, 'dt')).toEqual(shortcuts.map(({ text }) => text));
  }
  const keysOf = (text: string) => textsIn(console.getByText(text).nextElementSibling, 'kbd');
  expect([keysOf('搜索页面和命令'), keysOf('前一项、后一项')]).toEqual([
    ['Ctrl', 'K'],
    ['↑', '↓'],
  ]);
  await console.user.keyboard('{Escape}');

  expect(console.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it.each([
  ['the wide one of a Chinese input method', { key: '？' }],
  ['one that an input method hides', { key: 'Process', code: 'Slash' }],
  ['on a keyboard that has it without Shift', { shiftKey: false }],
])('opens by ? however it is typed: %s', async (_, init) => {
  const console = renderConsole();

  expect(press(document.body, init)).toBe(false);

  expect(await console.findByRole('dialog')).toBeTruthy();
});

it.each(['名称', '正文'])('leaves ? to who types: %s', (name) => {
  const console = renderConsole();

  expect(press(console.getByLabelText(name))).toBe(true);
});

it('opens in a drawing, unless that has acted upon ?', async () => {
  const console = renderConsole();
  const drawing = console.getByLabelText('流程图');
  const act = (event: Event) => event.preventDefault();
  drawing.addEventListener('keydown', act);
  press(drawing);
  drawing.removeEventListener('keydown', act);

  expect(press(drawing)).toBe(false);
  expect(await console.findAllByRole('dialog')).toHaveLength(1);
});

/** Has the page that shows offer its shortcuts, as one of a remote does. */
function offer(load: () => Promise<ShortcutGroup>): void {
  function Offering() {
    useShortcuts(load);
    return null;
  }
  renderForm(<Offering />);
}

it('names the keys of the page that shows, before those of the console', async () => {
  offer(async () => ({ title: '流程图', shortcuts: [{ keys: ['Mod+Plus', 'Mod+Minus'], text: '放大、缩小' }] }));
  const console = renderConsole();

  press(document.body);

  const group = await console.findByRole('region', { name: '流程图' });
  expect([...group.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Ctrl', '+', 'Ctrl', '−']);
  expect(console.getAllByRole('region')[0]).toBe(group);
});

it('shows those of the console and says so when those of the page do not come', async () => {
  offer(() => Promise.reject(new Error('the file did not come')));
  const console = renderConsole();

  press(document.body);

  expect(await console.findByRole('region', { name: '全局' })).toBeTruthy();
  expect(messageStore.read().map(({ text }) => text)).toEqual(['当前页面的快捷键没有加载成功，请检查网络后重新打开']);
});

it.each([[{ ctrlKey: true }], [{ altKey: true }], [{ metaKey: true }], [{ key: '/' }], [{ key: 'Process', code: 'KeyA' }]])(
  'leaves %j to the browser',
  (init) => {
    renderConsole();

    expect(press(document.body, init)).toBe(true);
  },
);

it('waits until a dialog is answered', async () => {
  const console = renderConsole();
  press(document.body);
  await console.findByRole('dialog');

  expect(press(document.body)).toBe(true);

  expect(console.getAllByRole('dialog')).toHaveLength(1);
});

it('says so when its file does not come, and can be tried again', async () => {
  const console = renderConsole();
  file.isThere = false;

  press(document.body);
  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['键盘快捷键没有加载成功，请检查网络后重新打开']);

  file.isThere = true;
  press(document.body);
  expect(await console.findByRole('dialog')).toBeTruthy();
});
