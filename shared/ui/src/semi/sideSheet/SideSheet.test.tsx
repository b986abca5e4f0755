import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SideSheet } from './SideSheet.tsx';

function Sheet({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <SideSheet title="出行人" onCancel={() => setOpen(false)} footer={<button type="button">保存</button>}>
          {children}
        </SideSheet>
      )}
    </>
  );
}

const open = async (children: React.ReactNode) => {
  const part = renderPart(<Sheet>{children}</Sheet>);
  await part.user.click(part.getByRole('button', { name: '打开' }));
  return { part, sheet: await part.findByRole('dialog', { name: '出行人' }) };
};

it('is modal, and its first field has the focus', async () => {
  const { part, sheet } = await open(<input aria-label="姓名" />);

  expect(sheet.getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(part.getByRole('textbox', { name: '姓名' }));
});

it('has the focus itself where there is no field', async () => {
  const { sheet } = await open(<p>没有出行人</p>);

  expect(document.activeElement).toBe(sheet);
});

it('keeps the focus, from its last control to its first and back', async () => {
  const { part } = await open(<input aria-label="姓名" />);

  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '保存' }));
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '关闭' }));
  await part.user.tab({ shift: true });
  expect(document.activeElement).toBe(part.getByRole('button', { name: '保存' }));
});

it('closes on Esc, and gives the focus back', async () => {
  const { part } = await open(<input aria-label="姓名" />);

  await part.user.keyboard('{Escape}');

  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '打开' }));
});

it('stays on an Esc that something inside has taken', async () => {
  const { part } = await open(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stands for a list that closes
    <div onKeyDown={(event) => event.preventDefault()}>
      <input aria-label="姓名" />
    </div>,
  );

  await part.user.keyboard('{Escape}');

  expect(part.queryByRole('dialog')).not.toBeNull();
});

it.each([
  ['closes by a press outside where it is dismissible', true, 1],
  ['stays on a press outside otherwise', false, 0],
])('%s', async (_what, dismissible, times) => {
  const onCancel = vi.fn();
  const part = renderPart(
    <SideSheet title="布局设置" dismissible={dismissible} onCancel={onCancel}>
      <p>主题颜色</p>
    </SideSheet>,
  );
  await part.findByRole('dialog', { name: '布局设置' });

  const backdrop = document.querySelector('.semi-sidesheet-mask');
  await part.user.click(backdrop ?? document.body);

  expect(backdrop).not.toBeNull();
  expect(onCancel).toHaveBeenCalledTimes(times);
});
