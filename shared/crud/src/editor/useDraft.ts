import type { Endpoint, Id } from '@zhilv/contract';
import { ApiError, call, confirm, showFailure, useUnsavedChanges } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { callOf, type Identified, valueOf } from '../resource/defineResource.ts';
import { draftResolver, numberLimits, requiredFields } from './draftRules.ts';
import type { NumberLimits } from '../resource/NumberLimits.ts';
import type { Editor } from './useEditor.ts';

/** A draft is what is being typed into an editor's form. */
export interface Draft {
  readonly control: Control<FieldValues>;
  readonly required: ReadonlySet<string>;
  readonly limitsOf: (field: string) => NumberLimits | undefined;
  readonly saving: boolean;
  /** Closes the form; asks first when something was typed. */
  readonly close: () => Promise<void>;
  /** Saves the draft; further calls while it saves do nothing. */
  readonly save: () => Promise<void>;
}

/** Holds the draft of the record that `editor` has open, with the `fields` that can be typed into. */
export function useDraft<Row extends Identified, Name extends string>(editor: Editor<Row, Name>, fields: readonly Name[]): Draft {
  const { resource, subject } = editor;
  const row = subject === 'new' ? null : subject;
  const [saving, setSaving] = useState(false);
  // Two presses in one frame both see the old state; a ref changes without a render.
  const underWay = useRef(false);
  const labels = Object.fromEntries(fields.map((name) => [name, resource.fields[name].label]));
  const empty = Object.fromEntries(fields.map((name) => [name, resource.fields[name].empty]));
  const draft = resource.api.create?.input;
  const { control, formState, handleSubmit, setError } = useForm<FieldValues>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      fields.map((name) => [name, (row === null ? resource.initial[name] : valueOf(row, name)) ?? empty[name]]),
    ),
    ...(draft && { resolver: draftResolver(draft, labels) }),
  });
  const { isDirty } = formState;
  useUnsavedChanges(isDirty);

  const close = async (): Promise<void> => {
    if (isDirty && !(await confirm({ content: '填写的内容还没有保存，确定放弃吗？' }))) return;
    editor.close();
  };

  const blame = (field: string, message: string): void => setError(field, { type: 'refused', message }, { shouldFocus: true });

  const store = async (typed: FieldValues): Promise<Id | null> => {
    // The form's names are names of the resource's fields.
    const refusal = await editor.refuse?.(typed as Record<Name, unknown>, row);
    if (refusal) {
      for (const [name, message] of Object.entries<string | undefined>(refusal)) blame(name, message ?? '');
      return null;
    }
    if (row !== null) {
      const update = callOf(resource, 'update');
      // The call sends the whole record, for a back end may empty what is left out (docs/protocol/bpm.md §3).
      await call(update, onlyKnown(update, { ...row, ...typed }), { quiet: true });
      return row.id;
    }
    const create = callOf(resource, 'create');
    return call(create, onlyKnown(create, { ...resource.initial, ...typed, ...editor.scope }), { quiet: true });
  };

  const submit = async (typed: FieldValues): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      const saved = await store(typed);
      if (saved !== null) await editor.finish(saved);
    } catch (error) {
      // The form stays as it is for another try.
      if (!(error instanceof ApiError)) throw error;
      const field = resource.refusals[error.code];
      if (field !== undefined && fields.includes(field)) blame(field, error.message);
      else showFailure(error);
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  return {
    control,
    required: draft ? requiredFields(draft, empty) : new Set(),
    limitsOf: (field) => draft && numberLimits(draft, field),
    saving,
    close,
    save: () => handleSubmit(submit)(),
  };
}

/** Keeps those of `values` that the call's input has a place for. */
function onlyKnown({ input }: Endpoint, values: Readonly<Record<string, unknown>>): unknown {
  const parsed = input.safeParse(values);
  // The server says what is wrong with fields that the form does not show.
  return parsed.success ? parsed.data : values;
}
