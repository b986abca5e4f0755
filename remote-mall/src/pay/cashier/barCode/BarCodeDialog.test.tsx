import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../../channel/channels.ts';
import { BarCodeDialog } from './BarCodeDialog.tsx';

function show() {
  const onCode = vi.fn<(code: string) => Promise<void>>(async () => {});
  const part = renderPart(
    <BarCodeDialog channel={channelOf('wx_bar')} busy={false} refusal={null} onCode={onCode} onClose={() => {}} />,
  );
  return { part, onCode, field: part.getByRole('textbox', { name: '付款码' }) };
}

it('takes what a scanner types, which ends with Enter', async () => {
  const { part, onCode, field } = show();
  expect(document.activeElement).toBe(field);

  await part.user.type(field, '1345 0000 0000 0000 00');
  await part.user.click(part.getByRole('button', { name: '确认支付' }));

  expect(onCode.mock.calls).toEqual([['134500000000000000']]);
});

it.each([
  ['', '付款码不能为空'],
  ['   ', '付款码不能为空'],
  ['123', '付款码应为 16 至 24 位数字'],
  ['13450000000000000x', '付款码应为 16 至 24 位数字'],
])('takes no “%s”', async (typed, fault) => {
  const { part, onCode, field } = show();
  if (typed !== '') await part.user.type(field, typed);

  await part.user.click(part.getByRole('button', { name: '确认支付' }));

  expect((await part.findByText(fault)).getAttribute('role')).toBe('alert');
  expect(onCode).not.toHaveBeenCalled();
});
