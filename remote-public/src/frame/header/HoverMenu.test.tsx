import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { HoverMenu } from './HoverMenu.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

function Menus() {
  const menu = useOpenMenu();
  return (
    <>
      <ul>
        <HoverMenu label="解决方案" menu={menu} current={false}>
          <a href="#inside">里面</a>
        </HoverMenu>
      </ul>
      <button type="button">别处</button>
    </>
  );
}

const opened = () => {
  const page = renderPublic(<Menus />);
  return { page, user: page.user, element: page.element, toggle: page.getByRole('button', { name: '解决方案' }) };
};

it('keeps its links in the page while it is closed, for those without script', () => {
  const { element, toggle } = opened();

  expect(element.querySelector('a')?.textContent).toBe('里面');
  expect(element.querySelector('a')?.closest('[hidden]')).not.toBeNull();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('opens under the mouse, and a click that follows closes nothing', async () => {
  const { user, toggle } = opened();

  await user.hover(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

it('closes a moment after the mouse has left', async () => {
  const { user, toggle } = opened();
  await user.hover(toggle);

  await user.unhover(toggle);

  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
});

it('opens and closes by keyboard, and Escape leads back to its button', async () => {
  const { page, user, toggle } = opened();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  await user.tab();
  expect(document.activeElement).toBe(page.getByRole('link', { name: '里面' }));
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);

  await user.keyboard('{Enter}{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('closes when something else is pressed or the keyboard leaves it', async () => {
  const { page, user, toggle } = opened();
  await user.hover(toggle);
  await user.pointer({ keys: '[MouseLeft]', target: page.getByRole('button', { name: '别处' }) });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');

  toggle.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
});
