import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

const draw = () => {
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.preventDefault());
  const part = renderPart(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a dialog
    <div onKeyDown={({ nativeEvent }) => nativeEvent.key === 'Escape' && onKeyDown(nativeEvent)}>
      <Dropdown items={[{ key: 'copy', label: '复制', onSelect: () => {} }]}>
        <button type="button">更多</button>
      </Dropdown>
    </div>,
  );
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  return { part, onKeyDown, escape, button: part.getByRole('button', { name: '更多' }) };
};

it('leaves an Esc at its button to the dialog around it while the menu is closed, and tells when that took it', () => {
  const { onKeyDown, escape, button } = draw();

  button.dispatchEvent(escape);

  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
});

it('keeps an Esc that closes its menu', async () => {
  const { part, onKeyDown, escape, button } = draw();

  await part.user.click(button);
  await part.findByRole('menuitem', { name: '复制' });
  button.dispatchEvent(escape);

  await expect.poll(() => part.queryByRole('menuitem')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
});
