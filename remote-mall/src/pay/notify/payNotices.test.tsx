import type { PayNotify } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { payNotices } from './payNotices.tsx';

const notice: PayNotify = {
  id: 1,
  appId: 7,
  type: 1,
  dataId: 5,
  status: 0,
  merchantOrderId: 'o2026',
  notifyTimes: 3,
  maxNotifyTimes: 9,
  notifyUrl: 'https://shop.example.com/paid',
  createTime: 0,
};

const textOf = (name: keyof typeof payNotices.fields, change: Partial<PayNotify> = {}): string => {
  const part = renderPart(<div data-field={name}>{showField(payNotices, { ...notice, ...change }, name)}</div>);
  const text = document.querySelector('[data-field]')?.textContent ?? '';
  part.end();
  return text;
};

it('tells how often it was tried of how many times, by the back end’s own limit', () => {
  expect(textOf('notifyTimes')).toBe('3 / 9');
  expect(textOf('notifyTimes', { notifyTimes: 0, maxNotifyTimes: 5 })).toBe('0 / 5');
});

it('tells when it is sent next only where it is sent again', () => {
  const nextNotifyTime = Date.UTC(2026, 10, 27);
  for (const status of [0, 21, 22]) expect(textOf('nextNotifyTime', { status, nextNotifyTime })).toContain('2026');
  for (const status of [10, 20]) expect(textOf('nextNotifyTime', { status, nextNotifyTime })).toBe('—');
});

it('keeps every digit of the number that it tells of', () => {
  expect(textOf('dataId')).toBe('5');
  expect(textOf('dataId', { dataId: '9007199254740993' })).toBe('9007199254740993');
});

it('is searched by that number as text, and by no count of sendings', async () => {
  const part = renderInput(payNotices.fields.dataId, { filtering: true });
  await part.user.type(part.getByLabelText('关联编号'), '9007199254740993');

  expect(part.value()).toBe('9007199254740993');
  expect(payNotices.fields.notifyTimes.Input).toBeNull();
});
