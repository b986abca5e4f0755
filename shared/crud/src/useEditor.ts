import type { Endpoint, Id } from '@zhilv/contract';
import { ApiError, call, confirm, messages, useUnsavedChanges } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Identified, nameOf, type Resource, valueOf } from './defineResource.ts';
import { draftResolver, requiredFields } from './draftRules.ts';
import type { List } from './useList.ts';

/** Messages for fields that may not be saved as typed. */
type Refusal<Name extends string> = Partial<Record<Name, string>>;

export interface EditorOptions<Row, Name extends string> {
  /** Asked before each save, with what was typed and the record being edited (null: a new one). */
  readonly refuse?: (draft: Readonly<Record<Name, unknown>>, row: Row | null) => Promise<Refusal<Name> | null>;
}

/** Creates, edits and deletes the records of a resource, one at a time. */
export interface Editor<Row extends Identified, Name extends string> {
  readonly resource: Resource<Row, Name>;
  /** What the form is about: a record, `new`, or null while it is closed. */
  readonly subject: Row | 'new' | null;
  readonly form: UseFormReturn<FieldValues>;
  readonly required: ReadonlySet<string>;
  readonly saving: boolean;
  readonly create: () => void;
  readonly edit: (row: Row) => void;
  /** Asks first when something was typed. */
  readonly close: () => Promise<void>;
  /** Stays open, with all that was typed, when the save fails. */
  readonly save: () => Promise<void>;
  /** Asks first, naming the record. */
  readonly remove: (row: Row) => Promise<void>;
}

/** The editor of a resource; `reload` brings the list up to date after a change. */
export function useEditor<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  reload: List<Row, Name>['reload'],
  { refuse }: EditorOptions<Row, Name> = {},
): Editor<Row, Name> {
  const [subject, setSubject] = useState<Row | 'new' | null>(null);
  const [saving, setSaving] = useState(false);
  // Two presses in one frame both see the state from before: this does not wait for a render.
  const underWay = useRef(false);
  const names = Object.keys(resource.fields) as Name[];
  const labels = Object.fromEntries(names.map((name) => [name, resource.fields[name].label]));
  const draft = resource.api.create?.input;
  const form = useForm<FieldValues>({ mode: 'onTouched', ...(draft && { resolver: draftResolver(draft, labels) }) });
  const { isDirty } = form.formState;
  useUnsavedChanges(subject !== null && isDirty);

  const open = (next: Row | 'new'): void => {
    const start = (name: Name): unknown => {
      const value = next === 'new' ? resource.initial[name] : valueOf(next, name);
      return value ?? resource.fields[name].empty;
    };
    form.reset(Object.fromEntries(names.map((name) => [name, start(name)])));
    setSubject(next);
  };

  const close = async (): Promise<void> => {
    if (isDirty && !(await confirm({ content: '填写的内容还没有保存，确定放弃吗？' }))) return;
    setSubject(null);
  };

  const store = async (typed: FieldValues): Promise<Id | null> => {
    const { create, update } = resource.api;
    const row = subject === 'new' ? null : subject;
    // Names of the form are names of the resource's fields.
    const refusal = await refuse?.(typed as Record<Name, unknown>, row);
    if (refusal) {
      for (const [name, message] of Object.entries<string | undefined>(refusal)) {
        form.setError(name, { type: 'refused', message: message ?? '' }, { shouldFocus: true });
      }
      return null;
    }
    if (row !== null) {
      // The whole record, for a back end may empty what is left out (contract bpm.md §3).
      await call(requireCall(update, resource), onlyKnown(requireCall(update, resource), { ...row, ...typed }));
      return row.id;
    }
    const endpoint = requireCall(create, resource);
    return call(endpoint, onlyKnown(endpoint, typed));
  };

  const submit = async (typed: FieldValues): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      const saved = await store(typed);
      if (saved === null) return;
      setSubject(null);
      messages.success(`已保存「${resource.name}」`);
      await reload({ saved, created: subject === 'new' });
    } catch (error) {
      // `call` has told the user; the form stays as it is for another try.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  const remove = async (row: Row): Promise<void> => {
    const name = nameOf(resource, row);
    if (!(await confirm({ content: `将删除「${name}」，删除后不能恢复。`, danger: true }))) return;
    try {
      await call(requireCall(resource.api.delete, resource), { id: row.id });
    } catch (error) {
      // `call` has told the user, and the record is still there.
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    messages.success(`已删除「${name}」`);
    await reload({});
  };

  return {
    resource,
    subject,
    form,
    required: draft ? requiredFields(draft) : new Set(),
    saving,
    create: () => open('new'),
    edit: open,
    close,
    save: () => form.handleSubmit(submit)(),
    remove,
  };
}

function requireCall<Call extends Endpoint>(endpoint: Call | undefined, { name }: Pick<Resource, 'name'>): Call {
  if (endpoint === undefined) throw new Error(`The resource ${name} has no such call; do not offer it on the page.`);
  return endpoint;
}

/** What of `values` the call's input has a place for. */
function onlyKnown({ input }: Endpoint, values: Readonly<Record<string, unknown>>): unknown {
  const parsed = input.safeParse(values);
  // The server says what is wrong with what the form does not show.
  return parsed.success ? parsed.data : values;
}
