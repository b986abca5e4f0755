import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';
import { TextField } from '../field/TextField.tsx';
import { RowSheet } from './RowSheet.tsx';

interface Row {
  readonly name: string;
}

const check = ({ name }: Row): readonly FieldNote[] =>
  name === '' ? [{ field: 'name', kind: 'error', text: '请填写名称' }] : [];

async function shown(disabled = false) {
  const [onSubmit, onCancel] = [vi.fn(), vi.fn()];
  const given = { title: '添加按钮', row: { name: '' }, disabled, check, onSubmit, onCancel };
  const part = renderPart(
    <RowSheet {...given}>{({ field }) => <TextField label="名称" field={field('name')} required />}</RowSheet>,
  );
  await part.user.click(await part.findByRole('textbox', { name: '名称' }));
  return { part, onSubmit, onCancel };
}

it('says what is missing when people submit it, and from then on as they type', async () => {
  const { part, onSubmit } = await shown();
  expect(part.queryByText('请填写名称')).toBeNull();

  await part.user.keyboard('{Enter}');
  expect(part.getByText('请填写名称')).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();

  await part.user.keyboard('同意');
  expect(part.queryByText('请填写名称')).toBeNull();
  await part.user.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ name: '同意' }]]);
});

it('is left by Esc without a change, and only shows to those who may only look', async () => {
  const { part, onSubmit, onCancel } = await shown(true);

  expect(part.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true);
  part.getByRole('button', { name: '取消' }).focus();
  await part.user.keyboard('{Escape}');

  expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});
