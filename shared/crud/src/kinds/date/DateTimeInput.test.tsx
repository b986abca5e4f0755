import { renderInput } from '@zhilv/testing/crud/render-input';
import { expect, it } from 'vitest';
import { dateTime } from './dateTime.tsx';

const EIGHT = Date.UTC(2023, 9, 1);
const input = (part: ReturnType<typeof renderInput>): HTMLInputElement => part.getByRole('textbox');

it('takes a day without a time, and writes it in full when the field is left', async () => {
  const part = renderInput(dateTime('开始时间'));

  await part.user.type(input(part), '2023/10/1 8:00');
  expect(part.value()).toBe(EIGHT);

  await part.user.tab();
  expect(input(part).value).toBe('2023-10-01 08:00:00');
});

it('keeps a text that is no instant to be mended, and gives NaN so that the rules refuse it', async () => {
  const part = renderInput(dateTime('开始时间'));

  await part.user.type(input(part), '2023-02-30');
  await part.user.tab();

  expect(part.value()).toBeNaN();
  expect(input(part).value).toBe('2023-02-30');
  expect(input(part).getAttribute('aria-invalid')).toBe('true');
});

it('gives nothing for an emptied field', async () => {
  const part = renderInput(dateTime('开始时间'), { value: EIGHT });

  await part.user.clear(input(part));

  expect(part.value()).toBeNull();
});

it('opens a calendar, takes the day pressed there and the time typed there, and closes it', async () => {
  const part = renderInput(dateTime('开始时间'), { value: EIGHT });

  await part.user.click(part.getByRole('button', { name: '从日历中选择开始时间' }));
  const calendar = await part.findByRole('dialog', { name: '选择开始时间' });
  await part.user.click(part.getByRole('button', { name: /10月15日|15日/ }));
  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(part.value()).toBe(EIGHT + 14 * 24 * 3_600_000);
  expect(calendar.isConnected).toBe(false);
});
