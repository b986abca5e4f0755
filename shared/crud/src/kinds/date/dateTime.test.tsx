import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { dateTime } from './dateTime.tsx';

const createTime = dateTime('创建时间');
const row = { id: 1 };
const DAY_MS = 24 * 3_600_000;

it('shows an instant as the clock in Shanghai does, and for machines as it is', () => {
  const part = renderPart(createTime.show(Date.UTC(2023, 9, 1), row));

  const time = part.getByText('2023-10-01 08:00:00');
  expect(time.getAttribute('datetime')).toBe('2023-10-01T00:00:00.000Z');
});

it('tells on hover how long ago it was', () => {
  const part = renderPart(createTime.show(Date.now() - 3 * DAY_MS, row));

  expect(part.getByTitle('3 天前')).toBeTruthy();
});

it('shows nothing as absent', () => {
  expect(renderPart(createTime.show(null, row)).getByLabelText('无')).toBeTruthy();
});

it('takes one instant in a form, and a range in a filter bar', () => {
  const form = renderInput(createTime);
  expect(form.getAllByRole('textbox')).toHaveLength(1);
  form.end();

  const bar = renderInput(createTime, { filtering: true });
  expect(bar.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual(['开始日期', '结束日期']);
});
