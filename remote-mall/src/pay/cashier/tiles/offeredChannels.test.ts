import { expect, it } from 'vitest';
import { channels } from '../../channel/channels.ts';
import { firstPayable, offeredChannels } from './offeredChannels.ts';

const codesOf = (codes: readonly string[] | null) =>
  offeredChannels(codes).groups.map(({ group, channels: offered }) => [group, offered.map(({ code }) => code)]);

it('offers what is switched on by its house, in the order of cashiers, and tells of the rest', () => {
  const offered = offeredChannels(['wallet', 'mock', 'alipay_pc', 'alipay_qr', 'wx_native']);

  expect(codesOf(['wallet', 'mock', 'alipay_pc', 'alipay_qr', 'wx_native'])).toEqual([
    ['alipay', ['alipay_qr', 'alipay_pc']],
    ['wechat', ['wx_native']],
    ['other', ['wallet', 'mock']],
  ]);
  expect(offered.off).toHaveLength(channels.length - 5);
});

it('offers everything where nobody can tell what is switched on', () => {
  expect(offeredChannels(null).off).toEqual([]);
  expect(codesOf(null).flatMap(([, codes]) => codes)).toHaveLength(channels.length);
});

it('offers a channel that it does not know under its code', () => {
  expect(codesOf(['unionpay'])).toEqual([['other', ['unionpay']]]);
});

it('begins with the first by which a browser can pay', () => {
  expect(firstPayable(offeredChannels(['alipay_app', 'mock']))?.code).toBe('mock');
  expect(firstPayable(offeredChannels(['alipay_app']))).toBeNull();
  expect(firstPayable(offeredChannels([]))).toBeNull();
});
