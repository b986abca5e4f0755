import { dictionaries } from '@zhilv/contract/dictionary';
import { expect, it } from 'vitest';
import { channelOf, channels } from './channels.ts';

it('knows every channel that the dictionary names', () => {
  const entries = dictionaries.find(({ type }) => type === 'pay_channel_code')?.entries ?? [];
  const known = new Set(channels.map(({ code }) => code));

  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(([code]) => code).filter((code) => !known.has(code))).toEqual([]);
});

it('calls a channel that nobody knows by its code', () => {
  expect(channelOf('unionpay')).toMatchObject({ code: 'unionpay', name: 'unionpay', group: 'other' });
});
