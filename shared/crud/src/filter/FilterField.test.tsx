import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { FilterValue } from '../state/listState.ts';
import { dateTime } from '../kinds/date/dateTime.tsx';
import { number } from '../kinds/number/number.tsx';
import { text } from '../kinds/text/text.tsx';
import { FilterField } from './FilterField.tsx';

const start = (field: Parameters<typeof FilterField>[0]['field'], value: FilterValue = '') => {
  const onChange = vi.fn<(value: FilterValue) => void>();
  return { ...renderPart(<FilterField field={field} value={value} onChange={onChange} />), onChange };
};

it('is found by its label', () => {
  expect(start(text('字典名称'), '性别').getByLabelText<HTMLInputElement>('字典名称').value).toBe('性别');
});

it('gives a number as the text that an address has', async () => {
  const part = start(number('显示顺序'));

  await part.user.type(part.getByLabelText('显示顺序'), '8');

  expect(part.onChange).toHaveBeenLastCalledWith('8');
});

it('gives empty text for what was emptied, which means all', async () => {
  const part = start(number('显示顺序'), '8');

  await part.user.clear(part.getByLabelText('显示顺序'));

  expect(part.onChange).toHaveBeenLastCalledWith('');
});

it('gives a range as its two ends', async () => {
  const part = start(dateTime('创建时间'));

  await part.user.click(part.getByRole('textbox', { name: /开始日期$/ }));
  await part.user.paste('2023-10-01');

  expect(part.onChange).toHaveBeenLastCalledWith(['2023-10-01 00:00:00', '']);
});

it('shows nothing for a kind that is for display only', () => {
  const part = start({ ...text('标识'), Input: null });

  expect(part.queryByText('标识')).toBeNull();
});
