import type { Id } from '@zhilv/contract';
import { ApiError, call, confirm, messages } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { callOf, type Identified, nameOf, type Resource } from '../resource/defineResource.ts';
import { useGone } from '../list/useGone.ts';
import { offerUndo } from '../undo/offerUndo.ts';
import { editorCode } from './editorCode.ts';
import { newest } from '../resource/newest.ts';
import type { Field } from '../resource/Field.ts';
import type { List } from '../list/useList.ts';

/** Fields that may not be saved as typed, each with its message. */
export type Refusal<Name extends string> = Partial<Record<Name, string>>;

/** Fields of a record that the record's own calls neither give nor save. */
export interface Beside<Row, Name extends string> {
  readonly fields: readonly Name[];
  /** Gives them for a record that is about to be edited. @throws ApiError */
  readonly load: (row: Row) => Promise<Partial<Row>>;
  /** Saves them after the record itself; `before` has them as they were, null for a new record. @throws ApiError */
  readonly save: (id: Id, typed: Readonly<Record<Name, unknown>>, before: Row | null) => Promise<void>;
}

export interface EditorOptions<Row, Name extends string> {
  /** Every new record gets these values beside the typed ones: the `scope` of a list. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** The back end has these calls, which not every one has: the `offers` of a list. */
  readonly offers?: ReadonlySet<string>;
  /** Is asked before each save, with what was typed and the record being edited (null: a new one). */
  readonly refuse?: (draft: Readonly<Record<Name, unknown>>, row: Row | null) => Promise<Refusal<Name> | null>;
  /** The form has fields with calls of their own, such as the roles of a user. */
  readonly beside?: Beside<Row, Name> | undefined;
}

/** Creates, edits and deletes the records of a resource, one at a time. */
export interface Editor<Row extends Identified, Name extends string> extends EditorOptions<Row, Name> {
  readonly resource: Resource<Row, Name>;
  /** The form is about this record, or a `new` one; null while it is closed. */
  readonly subject: Row | 'new' | null;
  /** The form will be about this record; its code or the record is being loaded. */
  readonly opening: Row | 'new' | null;
  readonly create: () => void;
  /** Opens the form over the record as the back end has it now, which may be newer than the row. */
  readonly edit: (row: Row) => void;
  /** Loads the form's code, so that it is there when it is opened. */
  readonly prepare: () => void;
  /** Closes the form and drops what was typed. */
  readonly close: () => void;
  /** Closes the form over a record that was just saved, and says so by its name. */
  readonly finish: (saved: Id, name: string) => Promise<void>;
  /** Deletes a record; asks first, naming it. */
  readonly remove: (row: Row) => Promise<void>;
}

/** Gives the editor of a resource; `reload` brings the list up to date after a change. */
export function useEditor<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  reload: List<Row, Name>['reload'],
  options: EditorOptions<Row, Name> = {},
): Editor<Row, Name> {
  const [subject, setSubject] = useState<Row | 'new' | null>(null);
  const [opening, setOpening] = useState<Row | 'new' | null>(null);
  const prepared = useRef(false);
  /** Only the last press counts. */
  const wanted = useRef<Row | 'new' | null>(null);
  const removing = useRef(false);
  const gone = useGone();
  const restorable = options.offers?.has('restore') ?? false;

  const load = async (): Promise<void> => {
    const fields = Object.values<Field<never>>(resource.fields);
    await Promise.all([editorCode.load(), ...fields.map((field) => field.prepare?.())]);
    prepared.current = true;
  };

  const whole = async (row: Row): Promise<Row | null> => {
    const [now, beside] = await Promise.all([newest(resource, row), options.beside?.load(row)]);
    return now && { ...now, ...beside };
  };

  const open = async (next: Row | 'new'): Promise<void> => {
    wanted.current = next;
    if (prepared.current && (next === 'new' || (resource.api.get === undefined && options.beside === undefined))) {
      // Nobody waits any longer for a form that was asked for earlier.
      setOpening(null);
      setSubject(next);
      return;
    }
    setOpening(next);
    try {
      const [now] = await Promise.all([next === 'new' ? next : whole(next), load()]);
      if (wanted.current !== next) return;
      setSubject(now);
      if (now !== null) return;
      // Only a record can be gone, never a new one.
      messages.warning(`「${nameOf(resource, next as Row)}」已被删除`);
      await reload({});
    } catch (error) {
      if (error instanceof ApiError) return; // `call` has told the user.
      // oxlint-disable-next-line no-console -- the details of a failed download help only developers
      console.error(error);
      if (wanted.current === next) messages.error('表单加载失败，请检查网络后重试');
    } finally {
      if (wanted.current === next) setOpening(null);
    }
  };

  const finish = async (saved: Id, name: string): Promise<void> => {
    setSubject(null);
    messages.success(`已保存「${name}」`);
    await reload({ saved, created: subject === 'new' });
  };

  const remove = async (row: Row): Promise<void> => {
    // The question shows with the next render; a second press before that does nothing.
    if (removing.current) return;
    removing.current = true;
    const name = nameOf(resource, row);
    try {
      const consequence = restorable ? '删除后 8 秒内可以撤销' : '删除后不能恢复';
      if (!(await confirm({ content: `将删除「${name}」，${consequence}。`, danger: true }))) return;
      await call(callOf(resource, 'delete'), { id: row.id });
    } catch (error) {
      // `call` has told the user, and the record is still there.
      if (!(error instanceof ApiError)) throw error;
      return;
    } finally {
      removing.current = false;
    }
    if (restorable) offerUndo({ resource, row, reload, gone });
    else messages.success(`已删除「${name}」`);
    await reload({});
  };

  return {
    ...options,
    resource,
    subject,
    opening,
    create: () => void open('new'),
    edit: (row) => void open(row),
    // Nobody waits for the code yet; if it fails, the press that needs it says so.
    prepare: () => void load().catch(() => {}),
    close: () => setSubject(null),
    finish,
    remove,
  };
}
