import type { Id } from '@zhilv/contract';
import { ApiError, call, changes, messages, showFailure } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { callOf, type Identified, nameOf, valueOf } from '../resource/defineResource.ts';
import type { Conflict } from './conflict/ConflictDialog.tsx';
import { lostCreation } from './conflict/lostCreation.ts';
import { onlyKnown } from './conflict/onlyKnown.ts';
import { sameValue } from './conflict/sameValue.ts';
import { saveRecord } from './conflict/saveRecord.ts';
import { draftResolver, numberLimits, requiredFields } from './draftRules.ts';
import { newest } from '../resource/newest.ts';
import type { NumberLimits } from '../resource/NumberLimits.ts';
import type { Editor } from './useEditor.ts';
import { useUnsavedDraft } from './useUnsavedDraft.ts';

/** A draft is what is being typed into an editor's form. */
export interface Draft<Row extends Identified> {
  readonly control: Control<FieldValues>;
  readonly required: ReadonlySet<string>;
  readonly limitsOf: (field: string) => NumberLimits | undefined;
  readonly saving: boolean;
  /** Closes the form; asks first when something was typed. */
  readonly close: () => Promise<void>;
  /** Saves the draft; further calls while it saves do nothing. */
  readonly save: () => Promise<void>;
  /** Somebody else has changed the record since it was opened, and the user has not chosen yet; null else. */
  readonly conflict: Conflict<Row> | null;
  readonly settle: Settlement;
}

/** The choices of a user who is told of a conflict. */
interface Settlement {
  readonly later: () => void;
  readonly takeStored: () => void;
  readonly keepTyped: () => Promise<void>;
}

/** Holds the draft of the record that `editor` has open, with the `fields` that can be typed into. */
export function useDraft<Row extends Identified, Name extends string>(
  editor: Editor<Row, Name>,
  fields: readonly Name[],
): Draft<Row> {
  const { resource, subject } = editor;
  // The record as the user knows it: as it was opened, or as it was when he was last told of a change.
  const [row, setRow] = useState(subject === 'new' ? null : subject);
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const [saving, setSaving] = useState(false);
  // Two presses in one frame both see the old state; a ref changes without a render.
  const underWay = useRef(false);
  // These were sent without an answer, and may have been stored all the same.
  const unanswered = useRef<readonly object[]>([]);
  const labels = Object.fromEntries(fields.map((name) => [name, resource.fields[name].label]));
  const empty = Object.fromEntries(fields.map((name) => [name, resource.fields[name].empty]));
  const draft = resource.api.create?.input;
  const valuesOf = (of: Row | null): FieldValues =>
    Object.fromEntries(fields.map((name) => [name, (of === null ? resource.initial[name] : valueOf(of, name)) ?? empty[name]]));
  const { control, formState, handleSubmit, reset, setError, setValue } = useForm<FieldValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(row),
    ...(draft && { resolver: draftResolver(draft, labels) }),
  });
  const { isDirty } = formState;
  const close = useUnsavedDraft(isDirty, editor.close);

  const blame = (field: string, message: string): void => setError(field, { type: 'refused', message }, { shouldFocus: true });

  /** Gives the id of the saved record; null when it was not saved, which the user has been told. */
  const store = async (typed: FieldValues, over: Row | null): Promise<Id | null> => {
    // The form's names are names of the resource's fields.
    const refusal = await editor.refuse?.(typed as Record<Name, unknown>, over);
    if (refusal) {
      const [key] = Object.keys(refusal) as Name[];
      const made = over === null ? await madeBefore(newRecord(typed), key) : null;
      if (made !== null) return made.id;
      for (const [name, message] of Object.entries<string | undefined>(refusal)) blame(name, message ?? '');
      return null;
    }
    if (over !== null) {
      const sending = () => saveRecord(resource, { opened: over, typed, attempts: unanswered.current });
      const saving = await remembering({ ...over, ...typed }, sending);
      if (saving.kind === 'saved') return over.id;
      if (saving.kind === 'gone') messages.warning(`「${nameOf(resource, over)}」已被删除`);
      else setConflict({ opened: over, stored: { ...saving.stored, ...besideOf(over) }, typed: changesOf(typed, over) });
      return null;
    }
    return create(typed);
  };

  /** The record's own calls do not give these. */
  const besideOf = (of: Row): Partial<Row> =>
    // They are names of the record.
    Object.fromEntries((editor.beside?.fields ?? []).map((name) => [name, valueOf(of, name)])) as Partial<Row>;

  const saveBeside = async (id: Id, typed: FieldValues, over: Row | null): Promise<void> => {
    try {
      await editor.beside?.save(id, typed as Record<Name, unknown>, over);
    } catch (error) {
      // The record is stored, so a further try changes it and makes no second one. Its call looks at the id alone.
      const stored = await newest(resource, { ...over, id } as Row, { quiet: true });
      if (stored !== null) setRow({ ...stored, ...(over && besideOf(over)) });
      // Whoever leaves the form now finds the record in the list.
      changes.announce(resource.api.page.path);
      throw error;
    }
  };

  const create = async (typed: FieldValues): Promise<Id> => {
    const sent = newRecord(typed);
    try {
      return await remembering(sent, () => call(callOf(resource, 'create'), sent, { quiet: true }));
    } catch (error) {
      const made = error instanceof ApiError ? await madeBefore(sent, resource.refusals[error.code]) : null;
      if (made === null) throw error;
      return made.id;
    }
  };

  const newRecord = (typed: FieldValues): object =>
    onlyKnown(callOf(resource, 'create'), { ...resource.initial, ...typed, ...editor.scope });

  /** Gives the record whose key was refused as taken if it is the user's own: it was made, and only the answer was lost. */
  const madeBefore = async (sent: object, key: Name | undefined): Promise<Row | null> => {
    const isRepeated = unanswered.current.some((earlier) => sameValue(earlier, sent));
    return key !== undefined && isRepeated ? lostCreation(resource, sent, key) : null;
  };

  /** Sends a record, and remembers it where no answer says what came of it. */
  const remembering = async <Answer>(sent: object, sending: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await sending();
    } catch (error) {
      const isAnswer = error instanceof ApiError && (error.kind === 'business' || error.kind === 'expired');
      if (!isAnswer) unanswered.current = [...unanswered.current, sent];
      throw error;
    }
  };

  const changesOf = (typed: FieldValues, from: Row): FieldValues => {
    const before = valuesOf(from);
    return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !sameValue(value, before[name])));
  };

  const submit = async (typed: FieldValues, over = row): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      const saved = await store(typed, over);
      if (saved === null) return;
      await saveBeside(saved, typed, over);
      await editor.finish(saved, nameOf(resource, { ...over, ...typed, id: saved }));
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

  /** Goes on from what is stored now. */
  const rebase = (stored: Row): void => {
    setConflict(null);
    setRow(stored);
    unanswered.current = [];
    reset(valuesOf(stored));
  };

  const keepTyped = async (): Promise<void> => {
    if (conflict === null || underWay.current) return;
    const { stored, typed } = conflict;
    rebase(stored);
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
    await submit({ ...valuesOf(stored), ...typed }, stored);
  };

  return {
    control,
    required: draft ? requiredFields(draft, empty) : new Set(),
    limitsOf: (field) => draft && numberLimits(draft, field),
    saving,
    close,
    save: () => handleSubmit((typed) => submit(typed))(),
    conflict,
    settle: { later: () => setConflict(null), takeStored: () => conflict && rebase(conflict.stored), keepTyped },
  };
}
