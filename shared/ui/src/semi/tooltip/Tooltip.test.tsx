import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const draw = () => {
  const onKeyDown = vi.fn();
  const part = renderPart(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a dialog
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <button type="button">前一个</button>
      <Tooltip text="重新读取这一页">
        <button type="button">刷新</button>
      </Tooltip>
    </div>,
  );
  return { part, onKeyDown, hint: () => part.queryByRole('tooltip') };
};

it('shows while the keyboard is at the control, and describes it', async () => {
  const { part, hint } = draw();

  await part.user.tab();
  await part.user.tab();
  await expect.poll(() => hint()?.textContent).toBe('重新读取这一页');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(hint()).not.toBeNull();
  expect(part.getByRole('button', { name: '刷新' }).getAttribute('aria-describedby')).toBe(hint()?.id);
  await part.user.tab({ shift: true });

  await expect.poll(hint).toBeNull();
});

it('shows while the pointer is on the control, and a little longer', async () => {
  const { part, hint } = draw();

  await part.user.hover(part.getByRole('button', { name: '刷新' }));
  await expect.poll(hint).not.toBeNull();
  await part.user.unhover(part.getByRole('button', { name: '刷新' }));

  expect(hint()).not.toBeNull();
  await expect.poll(hint).toBeNull();
});

it('goes away on Esc, which the dialog around it does not get as a key that is still free', async () => {
  const { part, hint } = draw();
  const button = part.getByRole('button', { name: '刷新' });

  await part.user.tab();
  await part.user.tab();
  await expect.poll(hint).not.toBeNull();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  button.dispatchEvent(escape);

  await expect.poll(hint).toBeNull();
  expect(escape.defaultPrevented).toBe(true);
});

it('leaves an Esc to the dialog around it while it does not show', async () => {
  const { part, onKeyDown } = draw();

  await part.user.click(part.getByRole('button', { name: '前一个' }));
  part
    .getByRole('button', { name: '刷新' })
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});
