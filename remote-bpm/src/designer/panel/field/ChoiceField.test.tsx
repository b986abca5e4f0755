import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { ChoiceField } from './ChoiceField.tsx';

const OPTIONS = [
  { value: '', label: '未设置' },
  { value: 'latest', label: '最新版本' },
];

function shown(value: string) {
  const write = vi.fn((given: string) => given);
  const field = { name: 'binding', value, notes: [], disabled: false, pending: null, write };
  return { part: renderPart(<ChoiceField label="绑定方式" field={field} options={OPTIONS} />), write };
}

it('writes what people choose at once, also nothing', async () => {
  const { part, write } = shown('latest');

  await part.user.click(part.getByRole('combobox', { name: '绑定方式' }));
  await part.user.click(part.getByRole('option', { name: '未设置' }));

  expect(write.mock.calls).toEqual([['']]);
});

it('shows a value that is none of its own as it is', () => {
  expect(shown('someday').part.getByRole('combobox', { name: '绑定方式' }).textContent).toBe('someday');
});
