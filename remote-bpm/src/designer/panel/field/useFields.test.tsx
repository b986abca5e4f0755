import { messageStore } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Section } from '../../../parts/bpmn/section/Section.ts';
import type { PanelSubject } from '../subject/PanelSubject.ts';
import { type SectionFields, useFields } from './useFields.ts';

interface View {
  readonly language: string;
  readonly script: string;
  readonly note: string;
}

/** What the model has. */
const model = { language: '', script: '', note: '' };
afterEach(() => void Object.assign(model, { language: '', script: '', note: '' }));

type Fields = SectionFields<View, Partial<View>>;

/** A section with a script, which needs its language, and a note. */
const section: Section<View, Partial<View>> = {
  isFor: () => true,
  read: () => ({ ...model }),
  write: (_, change) => [change as never], // What is applied is only looked at.
  check: (_, change) =>
    change?.script !== undefined && change.script !== '' && !change.language
      ? [{ field: 'language', kind: 'error', text: '请填写脚本格式' }]
      : [],
};

/** A thing of the model. */
const thing = () => ({ $parent: {}, get: (name: string) => (name === 'name' ? '计算' : undefined) });

function shown(object: object = thing()) {
  const apply = vi.fn();
  const subject = { object, document: {}, disabled: false, pending: null, apply } as unknown as PanelSubject;
  const seen: { fields: Fields | null } = { fields: null };
  function Form() {
    seen.fields = useFields(section, subject, ['language', 'script']);
    return null;
  }
  const { end } = renderPart(<Form />);
  const field = (name: keyof View) => {
    if (seen.fields === null) throw new Error('The form does not show.');
    return seen.fields.field(name);
  };
  return { field, write: (name: keyof View, value: string) => flushSync(() => field(name).write(value)), apply, end };
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

it('keeps what is refused while something else is selected, and says so', () => {
  const object = thing();
  const before = shown(object);
  before.write('script', 'a = 1');

  before.end();

  expect(messageStore.read().map(({ text }) => text)).toContain(
    '「计算」有修改没有写入：请填写脚本格式。回到它的属性可以继续修改',
  );
  const { field, write, apply } = shown(object);
  expect(field('script').value).toBe('a = 1');
  expect(field('language').notes.map(({ text }) => text)).toEqual(['请填写脚本格式']);
  write('language', 'groovy');
  expect(apply.mock.lastCall).toEqual([[{ script: 'a = 1', language: 'groovy' }]]);
});

it('gives what the model has when that has become another, by an undo for one', () => {
  const object = thing();
  const before = shown(object);
  before.write('script', 'a = 1');
  before.end();
  model.script = 'b = 2';

  const { field } = shown(object);

  expect([field('script').value, field('language').notes]).toEqual(['b = 2', []]);
});

it('says nothing of what was deleted', () => {
  const object = { ...thing(), $parent: undefined };
  const before = messageStore.read().length;
  const { write, end } = shown(object);
  write('script', 'a = 1');

  end();

  expect(messageStore.read()).toHaveLength(before);
});
