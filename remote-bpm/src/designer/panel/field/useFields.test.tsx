import { renderPart } from '@zhilv/testing/page/render-part';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import type { Section } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';
import { type SectionFields, useFields } from './useFields.ts';

interface View {
  readonly language: string;
  readonly script: string;
  readonly note: string;
}

type Fields = SectionFields<View, Partial<View>>;

/** A section with a script, which needs its language, and a note. */
const section: Section<View, Partial<View>> = {
  isFor: () => true,
  read: () => ({ language: '', script: '', note: '' }),
  write: (_, change) => [change as never], // What is applied is only looked at.
  check: (_, change) =>
    change?.script !== undefined && change.script !== '' && !change.language
      ? [{ field: 'language', kind: 'error', text: '请填写脚本格式' }]
      : [],
};

function shown() {
  const apply = vi.fn();
  const subject = { object: {}, document: {}, disabled: false, pending: null, apply } as unknown as PanelSubject;
  const seen: { fields: Fields | null } = { fields: null };
  function Form() {
    seen.fields = useFields(section, subject, ['language', 'script']);
    return null;
  }
  renderPart(<Form />);
  const field = (name: keyof View) => {
    if (seen.fields === null) throw new Error('The form does not show.');
    return seen.fields.field(name);
  };
  return { field, write: (name: keyof View, value: string) => flushSync(() => field(name).write(value)), apply };
}

it('keeps what is refused in its field with the reason, and writes it with what it lacked', () => {
  const { field, write, apply } = shown();

  write('script', 'a = 1');
  expect(field('script').value).toBe('a = 1');
  expect(field('language').notes.map(({ text }) => text)).toEqual(['请填写脚本格式']);
  write('language', 'groovy');

  expect(apply.mock.lastCall).toEqual([[{ script: 'a = 1', language: 'groovy' }]]);
  expect(field('language').notes).toEqual([]);
});

it('writes another field meanwhile', () => {
  const { field, write, apply } = shown();

  write('script', 'a = 1');
  write('note', '备注');

  expect(apply.mock.lastCall).toEqual([[{ note: '备注' }]]);
  expect(field('script').value).toBe('a = 1');
});
