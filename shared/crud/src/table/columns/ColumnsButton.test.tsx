import { dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ColumnsButton } from './ColumnsButton.tsx';
import { useColumns } from './useColumns.ts';

const Button = () => <ColumnsButton fields={dictTypes.fields} columns={useColumns(['name', 'type'] as const)} />;

it('opens the menu of columns, and closes it by Esc, with the focus back on the button', async () => {
  const part = renderPart(<Button />);
  const button = part.getByRole('button', { name: '显示的列' });
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await part.user.click(button);
  await part.findByRole('dialog', { name: '显示的列' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(part.getByLabelText('字典类型')).toBeTruthy();

  await part.user.keyboard('{Escape}');
  expect(part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes by a press elsewhere', async () => {
  const part = renderPart(
    <>
      <Button />
      <p>列表</p>
    </>,
  );
  await part.user.click(part.getByRole('button', { name: '显示的列' }));
  await part.findByRole('dialog');

  // The menu listens a moment after it shows, so the press is repeated as a person would.
  await expect
    .poll(async () => {
      await part.user.click(part.getByText('列表'));
      return part.queryByRole('dialog');
    })
    .toBeNull();
});
