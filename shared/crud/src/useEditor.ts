import type { Id } from '@zhilv/contract';
import { ApiError, call, confirm, messages } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { callOf, type Identified, nameOf, type Resource } from './defineResource.ts';
import { editorForm } from './editorForm.ts';
import type { Field } from './Field.ts';
import type { List } from './useList.ts';

/** Messages for fields that may not be saved as typed. */
type Refusal<Name extends string> = Partial<Record<Name, string>>;

export interface EditorOptions<Row, Name extends string> {
  /** What goes into every new record beside what is typed: the `scope` of a list. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** Asked before each save, with what was typed and the record being edited (null: a new one). */
  readonly refuse?: (draft: Readonly<Record<Name, unknown>>, row: Row | null) => Promise<Refusal<Name> | null>;
}

/** Creates, edits and deletes the records of a resource, one at a time. */
export interface Editor<Row extends Identified, Name extends string> extends EditorOptions<Row, Name> {
  readonly resource: Resource<Row, Name>;
  /** What the form is about: a record, `new`, or null while it is closed. */
  readonly subject: Row | 'new' | null;
  /** What the form will be about, while its code or the record is being loaded. */
  readonly opening: Row | 'new' | null;
  readonly create: () => void;
  /** Opens the form over the record as the back end has it now, which may be newer than the row. */
  readonly edit: (row: Row) => void;
  /** Loads the form's code, so that it is there when it is opened. */
  readonly prepare: () => void;
  /** Drops what was typed. */
  readonly close: () => void;
  /** Closes the form over a record that was just saved. */
  readonly finish: (saved: Id) => Promise<void>;
  /** Asks first, naming the record. */
  readonly remove: (row: Row) => Promise<void>;
}

/** The editor of a resource; `reload` brings the list up to date after a change. */
export function useEditor<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  reload: List<Row, Name>['reload'],
  options: EditorOptions<Row, Name> = {},
): Editor<Row, Name> {
  const [subject, setSubject] = useState<Row | 'new' | null>(null);
  const [opening, setOpening] = useState<Row | 'new' | null>(null);
  const prepared = useRef(false);
  /** The last press, which is the one that counts. */
  const wanted = useRef<Row | 'new' | null>(null);
  const removing = useRef(false);

  const load = async (): Promise<void> => {
    const fields = Object.values<Field<never>>(resource.fields);
    await Promise.all([editorForm.load(), ...fields.map((field) => field.prepare?.())]);
    prepared.current = true;
  };

  const open = async (next: Row | 'new'): Promise<void> => {
    wanted.current = next;
    if (prepared.current && (next === 'new' || resource.api.get === undefined)) {
      // Nobody waits any more for what was opened before.
      setOpening(null);
      setSubject(next);
      return;
    }
    setOpening(next);
    try {
      const [now] = await Promise.all([next === 'new' ? next : newest(resource, next), load()]);
      if (wanted.current !== next) return;
      setSubject(now);
      if (now !== null) return;
      messages.warning(`「${nameOf(resource, next as Row)}」已被删除`); // Only a record can be gone.
      await reload({});
    } catch (error) {
      if (error instanceof ApiError) return; // `call` has told the user.
      // oxlint-disable-next-line no-console -- what did not come, or broke when it came, helps nobody but who looks here
      console.error(error);
      if (wanted.current === next) messages.error('表单没有加载成功，请检查网络后再试一次');
    } finally {
      if (wanted.current === next) setOpening(null);
    }
  };

  const finish = async (saved: Id): Promise<void> => {
    setSubject(null);
    messages.success(`已保存「${resource.name}」`);
    await reload({ saved, created: subject === 'new' });
  };

  const remove = async (row: Row): Promise<void> => {
    // The question comes with the next render: a second press before that is the same one.
    if (removing.current) return;
    removing.current = true;
    const name = nameOf(resource, row);
    try {
      if (!(await confirm({ content: `将删除「${name}」，删除后不能恢复。`, danger: true }))) return;
      await call(callOf(resource, 'delete'), { id: row.id });
    } catch (error) {
      // `call` has told the user, and the record is still there.
      if (!(error instanceof ApiError)) throw error;
      return;
    } finally {
      removing.current = false;
    }
    messages.success(`已删除「${name}」`);
    await reload({});
  };

  return {
    ...options,
    resource,
    subject,
    opening,
    create: () => void open('new'),
    edit: (row) => void open(row),
    // Nobody waits for it yet: the press that does says when it fails.
    prepare: () => void load().catch(() => {}),
    close: () => setSubject(null),
    finish,
    remove,
  };
}

/** The record of a row as the back end has it now; null when it is gone. */
async function newest<Row extends Identified>({ api }: Resource<Row, never> | Resource<Row>, row: Row): Promise<Row | null> {
  if (api.get === undefined) return row;
  // The record as its own call gives it has all that its row has.
  return (await call(api.get, { id: row.id })) as Row | null;
}
