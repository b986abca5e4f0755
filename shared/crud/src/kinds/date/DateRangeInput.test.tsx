import { renderInput } from '@zhilv/testing/crud/render-input';
import { expect, it } from 'vitest';
import { dateTime } from './dateTime.tsx';

const open = (value: unknown = '') => {
  const part = renderInput(dateTime('创建时间'), { filtering: true, value });
  const [begin, end] = part.getAllByRole<HTMLInputElement>('textbox');
  if (begin === undefined || end === undefined) throw new Error('A range has two fields.');
  return { ...part, begin, end };
};

it('takes whole days: from the first second of one to the last second of the other', async () => {
  const part = open();

  await part.user.type(part.begin, '2023-10-01');
  await part.user.type(part.end, '2023-10-31');

  expect(part.value()).toEqual(['2023-10-01 00:00:00', '2023-10-31 23:59:59']);
});

it('leaves an end open that nobody filled in', async () => {
  const part = open();

  await part.user.type(part.end, '2023-10-31');

  expect(part.value()).toEqual(['', '2023-10-31 23:59:59']);
});

it('shows a range from the address by its days alone, and a time where it has one', () => {
  const part = open(['2023-10-01 00:00:00', '2023-10-31 12:30:00']);

  expect(part.begin.value).toBe('2023-10-01');
  expect(part.end.value).toBe('2023-10-31 12:30:00');
});

it('is no range any more when both ends are emptied', async () => {
  const part = open(['2023-10-01 00:00:00', '']);

  await part.user.clear(part.begin);

  expect(part.value()).toBeNull();
});

it('brings the last good day back when a text is left that is none', async () => {
  const part = open(['2023-10-01 00:00:00', '']);

  await part.user.type(part.begin, 'x');
  expect(part.begin.getAttribute('aria-invalid')).toBe('true');
  await part.user.tab();

  expect(part.begin.value).toBe('2023-10-01');
  expect(part.given()).toEqual([]);
});

it('takes a range by its name from the calendar', async () => {
  const part = open();

  await part.user.click(part.getByRole('button', { name: '从日历中选择创建时间' }));
  await part.findByRole('dialog', { name: '选择创建时间' });
  await part.user.click(part.getByRole('button', { name: '今天' }));

  const [from, to] = part.value() as [string, string];
  expect(from).toMatch(/ 00:00:00$/);
  expect(to).toBe(from.replace('00:00:00', '23:59:59'));
});
