// @vitest-environment happy-dom
import { confirm, dialogStore, messageStore } from '@zhilv/platform';
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it, vi } from 'vitest';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { ShellContext } from '../shell/ShellContext.ts';
import { CommandButton } from './CommandButton.tsx';

const file = vi.hoisted(() => ({ isThere: true }));
vi.mock('./commandCode.lazy.ts', () => ({
  get CommandBox() {
    if (!file.isThere) throw new Error('the file did not come');
    return () => <p>搜索框</p>;
  },
}));

function renderButton(isStarted = true) {
  // The box stands for itself here, and alone uses the shell.
  const shell = isStarted ? ({} as ConsoleShell) : null;
  const form = renderForm(
    <ShellContext value={shell}>
      <CommandButton />
      <input aria-label="别的" />
    </ShellContext>,
  );
  return { ...form, button: form.getByRole('button', { name: '搜索页面和命令' }) };
}

/** Presses Ctrl K, or what is named instead; gives whether the browser is to act upon it. */
const press = (target: EventTarget, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true, ...more }),
  );

it('names the key in its tooltip', () => {
  expect(renderButton().button.title).toBe('搜索页面和命令（Ctrl K）');
});

it('opens by a press', async () => {
  const form = renderButton();

  await form.user.click(form.button);

  expect(await form.findByText('搜索框')).toBeTruthy();
});

it('opens by Ctrl K from a field too, in place of what the browser does then, and closes by the same', async () => {
  const form = renderButton();

  const browserActs = press(form.getByLabelText('别的'));
  expect(await form.findByText('搜索框')).toBeTruthy();
  expect(browserActs).toBe(false);
  press(document);

  await expect.poll(() => form.queryByText('搜索框')).toBeNull();
});

it('opens while an input method hides the letter', async () => {
  const form = renderButton();

  press(form.getByLabelText('别的'), { key: 'Process' });

  expect(await form.findByText('搜索框')).toBeTruthy();
});

it('leaves other presses alone', () => {
  renderButton();

  for (const more of [{ ctrlKey: false }, { shiftKey: true }, { altKey: true }, { metaKey: true }, { key: 'j', code: 'KeyJ' }])
    expect(press(document, more)).toBe(true);
});

it('stays closed before the session has started', async () => {
  const form = renderButton(false);

  await form.user.click(form.button);
  press(document);

  expect(form.queryByText('搜索框')).toBeNull();
});

it('stays closed while a question waits for an answer', async () => {
  const form = renderButton();
  const answer = confirm({ content: '确定吗？' });
  press(document);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
  await answer;
  expect(form.queryByText('搜索框')).toBeNull();

  press(document);

  expect(await form.findByText('搜索框')).toBeTruthy();
});

it('says so when its code does not come, and tries again at the next press', async () => {
  const form = renderButton();
  file.isThere = false;
  await form.user.click(form.button);
  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['搜索加载失败，请检查网络后重试']);

  file.isThere = true;
  await form.user.click(form.button);

  expect(await form.findByText('搜索框')).toBeTruthy();
});
