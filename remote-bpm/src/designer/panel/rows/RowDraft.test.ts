import { expect, it, vi } from 'vitest';
import { rowDraft } from './RowDraft.ts';

it('gives each field of a row with what is said of it, and changes the row as a whole', () => {
  const onChange = vi.fn();
  const row = { name: '同意', code: 'agree' };
  const notes = [{ field: 'code', kind: 'error', text: '请填写编码' }] as const;
  const draft = rowDraft({ row, notes, disabled: false, onChange });

  expect(draft.field('name')).toMatchObject({ value: '同意', notes: [], pending: null });
  expect(draft.field('code').notes).toEqual(notes);
  expect(draft.field('code').write('yes')).toBe('yes');
  draft.change({ name: '好', code: 'ok' });

  expect(onChange.mock.calls).toEqual([[{ name: '同意', code: 'yes' }], [{ name: '好', code: 'ok' }]]);
});
