import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type Channel, channelOf } from '../../channel/channels.ts';
import { ChannelTiles } from './ChannelTiles.tsx';
import { offeredChannels } from './offeredChannels.ts';

function show(codes: readonly string[], chosen: string | null = null) {
  const onChoose = vi.fn<(channel: Channel) => void>();
  const tiles = (code: string | null) => (
    <ChannelTiles offered={offeredChannels(codes)} chosen={code === null ? null : channelOf(code)} onChoose={onChoose} />
  );
  const part = renderPart(tiles(chosen));
  return { part, onChoose, choose: (code: string) => part.show(tiles(code)) };
}

it('has one of all channels chosen, in whatever house it is', () => {
  const { part, choose } = show(['alipay_qr', 'mock'], 'alipay_qr');
  const chosen = (): readonly string[] =>
    part
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  expect(chosen()).toEqual(['alipay_qr']);

  choose('mock');

  expect(chosen()).toEqual(['mock']);
});

it('tells which channel somebody chooses', async () => {
  const { part, onChoose } = show(['alipay_qr', 'wx_native'], 'alipay_qr');

  await part.user.click(part.getByRole('radio', { name: '微信扫码支付' }));

  expect(onChoose.mock.calls.map(([{ code }]) => code)).toEqual(['wx_native']);
});

it('names only the houses that offer anything', () => {
  const { part } = show(['wx_native', 'wx_wap']);

  expect(part.getByRole('group', { name: '微信' })).toBeDefined();
  expect(part.queryByRole('group', { name: '支付宝' })).toBeNull();
  expect(part.queryByRole('group', { name: '其他' })).toBeNull();
});

it('says of a channel that is not switched on that it is not, rather than where else it works', () => {
  const { part } = show(['mock']);
  const off = part.getByText('未开通的支付方式（12）').closest('details');

  expect(off?.textContent).toContain('支付宝 App 支付未开通');
  expect(off?.textContent).not.toContain('只能在');
  expect([...(off?.querySelectorAll('input') ?? [])].every(({ disabled }) => disabled)).toBe(true);
});
