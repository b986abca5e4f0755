import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../../channel/channels.ts';
import { BarCodeDialog } from './BarCodeDialog.tsx';

function show(channel: 'alipay_bar' | 'wx_bar' = 'wx_bar') {
  const onCode = vi.fn<(code: string) => Promise<void>>(async () => {});
  const { barCode } = channelOf(channel);
  if (barCode === undefined) throw new Error(`${channel} asks for no code.`);
  const part = renderPart(
    <BarCodeDialog channelCode={channel} barCode={barCode} busy={false} refusal={null} onCode={onCode} onClose={() => {}} />,
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

it.each(['2800000000000000', '280000000000000000000000'])(
  'takes %s for Alipay, whose codes have 16 to 24 digits',
  async (code) => {
    const { part, onCode, field } = show('alipay_bar');

    await part.user.type(field, `${code}{Enter}`);

    expect(onCode.mock.calls).toEqual([[code]]);
  },
);

it.each([
  ['wx_bar', '', '付款码不能为空'],
  ['wx_bar', '   ', '付款码不能为空'],
  ['wx_bar', '123', '付款码应为 18 位数字'],
  ['wx_bar', '13450000000000000x', '付款码应为 18 位数字'],
  ['wx_bar', '1345000000000000000', '付款码应为 18 位数字'],
  ['alipay_bar', '280000000000000', '付款码应为 16 至 24 位数字'],
  ['alipay_bar', '2800000000000000000000000', '付款码应为 16 至 24 位数字'],
] as const)('takes for %s no “%s”', async (channel, typed, fault) => {
  const { part, onCode, field } = show(channel);
  if (typed !== '') await part.user.type(field, typed);

  await part.user.click(part.getByRole('button', { name: '确认支付' }));

  expect((await part.findByText(fault)).getAttribute('role')).toBe('alert');
  expect(onCode).not.toHaveBeenCalled();
});
