import {
  CheckboxEntry,
  isCheckboxEntryEdited,
  isSelectEntryEdited,
  isTextAreaEntryEdited,
  isTextFieldEntryEdited,
  SelectEntry,
  TextAreaEntry,
  TextFieldEntry,
} from '@bpmn-io/properties-panel';
import { type StockEntry, useService } from 'bpmn-js-properties-panel';
import { commaList } from '../../../../parts/bpmn/section/attribute/commaList.ts';
import type { FieldNote } from '../../../../parts/bpmn/section/Section.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** One field of the panel. */
export interface ExpertField {
  readonly declaration: Omit<FieldDeclaration, 'feature'>;
  readonly value: unknown;
  /** What is to be said of the value that is there. */
  readonly notes: readonly FieldNote[];
  /** Says what is wrong with another value; null when it can be written. */
  readonly check: (value: unknown) => string | null;
  readonly write: (value: unknown) => void;
  /** It is not changed here. */
  readonly fixed?: boolean;
}

interface FieldProps {
  readonly id: string;
  readonly element: object;
  readonly field: ExpertField;
}

/** Gives the entry for a field. Its kind follows from its value, as in the plain panel. */
export function fieldEntry(id: string, field: ExpertField): StockEntry {
  const { value, declaration } = field;
  if (typeof value === 'boolean') return { id, field, component: Flag, isEdited: isCheckboxEntryEdited };
  if (declaration.choices !== undefined) return { id, field, component: Choice, isEdited: isSelectEntryEdited };
  if (declaration.code === true) return { id, field, component: Code, isEdited: isTextAreaEntryEdited };
  return { id, field, component: Text, isEdited: isTextFieldEntryEdited };
}

const Flag = ({ id, element, field }: FieldProps) =>
  CheckboxEntry({ ...common(id, element, field), getValue: () => field.value === true, setValue: field.write });

const Choice = ({ id, element, field }: FieldProps) =>
  SelectEntry({ ...common(id, element, field), ...texts(field), getOptions: () => field.declaration.choices ?? [] });

const Code = ({ id, element, field }: FieldProps) =>
  TextAreaEntry({ ...typed(id, element, field), monospace: true, autoResize: true, rows: 2 });

const Text = ({ id, element, field }: FieldProps) => TextFieldEntry(typed(id, element, field));

const common = (id: string, element: object, { declaration, notes, fixed = false }: ExpertField) => ({
  id,
  element,
  label: declaration.label,
  disabled: fixed,
  description: [
    ...(declaration.help === undefined ? [] : [declaration.help]),
    ...notes.filter(isRemark).map(({ text }) => text),
  ].join('。'),
});

/** The panel says errors itself, for it asks `validate`. */
const isRemark = ({ kind }: FieldNote): boolean => kind !== 'error';

const typed = (id: string, element: object, field: ExpertField) => ({
  ...common(id, element, field),
  ...texts(field),
  debounce: useService('debounceInput'),
  placeholder: field.declaration.placeholder ?? '',
});

/** A list is one text with commas, as it stands in the XML. */
function texts({ value, check, write }: ExpertField) {
  const isList = Array.isArray(value);
  const given = (text: string | undefined): unknown => (isList ? commaList(text ?? '') : (text ?? ''));
  return {
    getValue: () => (isList ? value.join(',') : String(value ?? '')),
    setValue: (text: string | undefined) => write(given(text)),
    validate: (text: string | undefined) => check(given(text)),
  };
}
