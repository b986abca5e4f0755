import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { FieldNotes } from './FieldNotes.tsx';

it('says everything there is to say of a field, each with its icon', () => {
  const part = renderPart(
    <FieldNotes
      id="notes"
      notes={[
        { field: 'name', kind: 'error', text: '名称不能为空' },
        { field: 'name', kind: 'warning', text: '名称重复' },
        { field: 'name', kind: 'hint', text: '当前引擎不支持，仅保存不生效' },
      ]}
    />,
  );

  const notes = ['名称不能为空', '名称重复', '当前引擎不支持，仅保存不生效'].map((text) => part.getByText(text));
  expect(notes.every((note) => note.parentElement?.querySelector('svg[aria-hidden="true"]') !== null)).toBe(true);
});
