import { within } from '@testing-library/dom';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it('keeps a text that is no date, says so, and gives nothing for it', async () => {
  const part = open(['2023-10-01 00:00:00', '']);

  await part.user.type(part.begin, 'x');
  expect(part.queryByText(/^无法识别的日期/)).toBeNull();
  await part.user.tab();

  expect(part.begin.value).toBe('2023-10-01x');
  expect(part.begin.getAttribute('aria-invalid')).toBe('true');
  expect(part.getByText(/^无法识别的日期/).role).toBe('alert');
  expect(part.begin.validationMessage).toContain('无法识别的日期');
  expect(part.given()).toEqual([]);

  await part.user.type(part.begin, '{Backspace}');
  expect(part.queryByText(/^无法识别的日期/)).toBeNull();
});

it('opens the calendar by a press on a field and lets one go on typing', async () => {
  const part = open();

  await part.user.click(part.begin);
  await part.findByRole('dialog', { name: '选择创建时间' });
  expect(document.activeElement).toBe(part.begin);
  await part.user.keyboard('20231120');
  expect(part.value()).toEqual(['2023-11-20 00:00:00', '']);

  await part.user.keyboard('{Escape}');
  expect(part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(part.begin);

  await part.user.click(part.end);
  await part.user.click(await part.findByRole('button', { name: '今天' }));
  expect(part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(part.end);
});

describe('the calendar', () => {
  // The 15th in Shanghai.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-03-15T02:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  async function openCalendar(value?: unknown) {
    const part = open(value);
    const opener = part.getByRole('button', { name: '从日历中选择创建时间' });
    opener.focus();
    await part.user.keyboard('{Enter}');
    const calendar = within(await part.findByRole('dialog', { name: '选择创建时间' }));
    // Of its days one takes the focus, a moment after the panel did.
    await expect.poll(() => document.activeElement?.closest('[role="gridcell"]')).not.toBeNull();
    return { ...part, opener, calendar, day: (name: string) => calendar.getByRole('button', { name }) };
  }

  const isClosed = (part: Awaited<ReturnType<typeof openCalendar>>): void => {
    expect(part.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(part.opener);
  };

  it.each([
    ['今天', '2024-03-15'],
    ['近7天', '2024-03-09'],
    ['近30天', '2024-02-15'],
    ['本月', '2024-03-01'],
  ])('takes %s by one press', async (choice, begin) => {
    const part = await openCalendar();

    await part.user.click(part.calendar.getByRole('button', { name: choice }));

    isClosed(part);
    expect([part.begin.value, part.end.value]).toEqual([begin, '2024-03-15']);
    expect(part.value()).toEqual([`${begin} 00:00:00`, '2024-03-15 23:59:59']);
  });

  it('takes two days by the keyboard alone, the later one first if need be', async () => {
    const part = await openCalendar();
    expect(document.activeElement).toBe(part.day('今天，2024年3月15日星期五'));

    await part.user.keyboard('{Enter}');
    expect(part.calendar.getByText('请选择结束日期').role).toBe('status');
    await part.user.keyboard('{ArrowUp}{ArrowLeft}{PageUp}');
    await expect.poll(() => document.activeElement).toBe(part.day('2024年2月7日星期三'));
    await part.user.keyboard('{Enter}');

    isClosed(part);
    expect(part.value()).toEqual(['2024-02-07 00:00:00', '2024-03-15 23:59:59']);
  });

  it('begins the week on Monday, and keeps Tab inside until Esc', async () => {
    const part = await openCalendar();
    const today = part.day('今天，2024年3月15日星期五');
    // The library hides them from screen readers, for every day says its own.
    expect(part.calendar.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe('一');

    expect(document.activeElement).toBe(today);
    await part.user.tab();
    expect(document.activeElement).toBe(part.calendar.getByRole('button', { name: '今天' }));
    await part.user.tab({ shift: true });
    expect(document.activeElement).toBe(today);

    await part.user.keyboard('{Escape}');
    isClosed(part);
    expect(part.given()).toEqual([]);
  });

  it('marks what the range was, and clears it by a press', async () => {
    const part = await openCalendar(['2024-03-04 00:00:00', '2024-03-06 23:59:59']);

    const marked = part.calendar.getAllByRole('gridcell', { selected: true });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['4', '5', '6']);
    await part.user.click(part.calendar.getByRole('button', { name: '清除' }));

    isClosed(part);
    expect([part.begin.value, part.end.value]).toEqual(['', '']);
    expect(part.value()).toBeNull();
  });
});
