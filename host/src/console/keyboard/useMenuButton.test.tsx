// @vitest-environment happy-dom
import { renderForm } from '@zhilv/testing/host/render-form';
import { beforeAll, expect, it } from 'vitest';
import { useMenuButton } from './useMenuButton.ts';

// It comes with the first letter, which may take longer here than a test waits.
beforeAll(() => import('./spelling.lazy.ts'));

function Menu() {
  const { place, panelId, open, setOpen, close } = useMenuButton<HTMLDivElement>();
  return (
    <div ref={place}>
      <button type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={() => setOpen(!open)}>
        账户
      </button>
      {open && (
        <div id={panelId}>
          <a href="#profile">个人中心</a>
          <button type="button" onClick={close}>
            布局设置
          </button>
          <button type="button">退出登录</button>
        </div>
      )}
    </div>
  );
}

async function focusMenu() {
  const form = renderForm(<Menu />);
  await form.user.tab();
  return { ...form, focused: () => document.activeElement?.textContent, button: form.getByRole('button', { name: '账户' }) };
}

it('opens at the first entry by the key down, at the last by the key up', async () => {
  const menu = await focusMenu();

  await menu.user.keyboard('{ArrowDown}');
  expect([menu.focused(), menu.button.getAttribute('aria-expanded')]).toEqual(['个人中心', 'true']);
  await menu.user.keyboard('{Escape}');
  expect([menu.focused(), menu.button.getAttribute('aria-expanded')]).toEqual(['账户', 'false']);
  await menu.user.keyboard('{ArrowUp}');
  expect(menu.focused()).toBe('退出登录');
});

it('goes round its entries, and to the one that begins with a letter', async () => {
  const menu = await focusMenu();
  await menu.user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(menu.focused()).toBe('布局设置');

  await menu.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(menu.focused()).toBe('个人中心');
  await menu.user.keyboard('{End}');
  expect(menu.focused()).toBe('退出登录');
  await menu.user.keyboard('b');
  await expect.poll(menu.focused).toBe('布局设置');
});

it('gives the focus back to the button when it closes itself', async () => {
  const menu = await focusMenu();
  await menu.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(menu.focused()).toBe('账户');
  expect(menu.queryByText('个人中心')).toBeNull();
});
