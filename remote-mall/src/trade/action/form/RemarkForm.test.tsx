import type { OrderRow } from '@zhilv/contract/mall';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { RemarkForm } from './RemarkForm.tsx';

function show(remark: string | null) {
  const step = vi.fn<RecordSteps['step']>(async () => {});
  const close = vi.fn<() => void>();
  const order = { id: 9, no: 'o2026', remark } as unknown as OrderRow; // The form reads no more of it.
  const part = renderPart(<RemarkForm order={order} steps={{ isBusy: () => false, step }} onClose={close} />);
  return { ...part, step, close, field: () => part.getByRole<HTMLTextAreaElement>('textbox', { name: '商家备注' }) };
}

it('begins with the remark that there is, and asks before another one is dropped', async () => {
  const part = show('老顾客');
  expect(part.field().value).toBe('老顾客');
  await part.user.type(part.field(), '，多送一件');

  await part.user.keyboard('{Escape}');
  await answerQuestion(part, '取消');

  expect(part.close).not.toHaveBeenCalled();
  expect(part.field().value).toBe('老顾客，多送一件');
});

it.each([
  ['   ', '商家备注不能为空'],
  ['长'.repeat(256), /255/],
])('does not send %j', async (typed, refusal) => {
  const part = show(null);
  await part.user.click(part.field());
  await part.user.paste(typed);

  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(part.getByText(refusal).getAttribute('role')).toBe('alert');
  expect(part.step).not.toHaveBeenCalled();

  await part.user.clear(part.field());
  await part.user.type(part.field(), '已电话确认');

  expect(part.queryByText(refusal)).toBeNull();
});

it('sends a remark', async () => {
  const part = show(null);
  await part.user.type(part.field(), '已电话确认');

  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(part.step).toHaveBeenCalledOnce();
});
