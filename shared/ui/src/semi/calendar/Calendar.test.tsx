import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { afterEach, expect, it, vi } from 'vitest';
import { Calendar } from './Calendar.tsx';

const events = ['大理三日', '丽江一日', '香格里拉', '泸沽湖'].map((content) => ({
  key: content,
  begin: '2024-01-05',
  end: '2024-01-05',
  content,
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const draw = async () => {
  vi.useFakeTimers({ now: new Date(2024, 0, 12), toFake: ['Date'] });
  // happy-dom lays nothing out, and Semi shows as many events as a day has room for.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 100));
  const part = renderPart(<Calendar label="发团日历" month="2024-01-01" events={events} />);
  const month = within(await part.findByRole('table', { name: '发团日历' }));
  return { part, month };
};

const openDay = async () => {
  const { part, month } = await draw();
  const more = await month.findByRole('button', { name: /^还有/ });
  await part.user.tab();
  expect(document.activeElement).toBe(more);
  await part.user.keyboard('{Enter}');
  const card = await part.findByRole('dialog', { name: '当天全部' });
  return { part, more, card };
};

it('is a table with a name, whose cells read as days and promise no keys', async () => {
  const { month } = await draw();
  const days = month.getAllByRole('cell').filter((cell) => cell.localName === 'li' && !cell.matches('.semi-calendar-event-item'));

  expect(days).toHaveLength(35);
  expect(days[0]?.textContent).toBe('1月');
  expect(month.getByRole('cell', { name: '12' }).getAttribute('aria-current')).toBe('date');
  expect(days.filter((day) => day.hasAttribute('aria-current'))).toHaveLength(1);
  for (const name of ['aria-label', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex'])
    expect([name, days.filter((day) => day.hasAttribute(name))]).toEqual([name, []]);
});

it('has rows of what happens, and no lists in the table', async () => {
  const { month } = await draw();

  expect((await month.findByText('大理三日')).closest('[role="cell"]')?.closest('[role="row"]')).not.toBeNull();
  expect(month.getAllByRole('row').filter((row) => row.querySelector('[role="cell"], [role="columnheader"]') === null)).toEqual(
    [],
  );
  expect(month.queryAllByRole('list')).toEqual([]);
  expect(month.queryAllByRole('listitem')).toEqual([]);
});

it('shows the rest of a full day by keyboard, in a dialog with names', async () => {
  const { more, card } = await openDay();

  expect(more.getAttribute('aria-haspopup')).toBe('dialog');
  expect(within(card).getByText('泸沽湖')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(within(card).getByRole('button', { name: '关闭' }));
  expect(within(card).queryAllByRole('img')).toEqual([]);
});

it('closes the rest of a day on Esc, and gives the focus back', async () => {
  const { part, more, card } = await openDay();
  await expect.poll(() => card.contains(document.activeElement)).toBe(true);

  await part.user.keyboard('{Escape}');

  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(more);
});
