import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { ListField } from './ListField.tsx';

it('shows a list as one text, and writes the items of a text, with commas in expressions left alone', async () => {
  const write = vi.fn((items: readonly string[]) => items);
  const field = { name: 'users', value: ['zhang', 'li'], notes: [], disabled: false, pending: null, write };
  const part = renderPart(<ListField label="候选人" field={field} />);
  const input = part.getByRole<HTMLInputElement>('textbox', { name: '候选人' });
  expect(input.value).toBe('zhang,li');

  await part.user.click(input);
  await part.user.paste(', wang,, ${users(a,b)} ');

  expect(write.mock.lastCall).toEqual([['zhang', 'li', 'wang', '${users(a,b)}']]);
});
