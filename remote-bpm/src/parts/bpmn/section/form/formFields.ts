import { changeOf } from '../../command/changeOf.ts';
import { changeExtensionList } from '../../command/extensionList.ts';
import { extensionsOf, replaceExtensions } from '../../command/extensions.ts';
import { changedList, itemOf, type ListChange } from '../../command/listChange.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { FORM_FIELD_TYPES, reads, UNREAD } from '../../engine/capabilities.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import type { FormField, FormFieldDraft } from './FormField.ts';
import { readFormField, writeFormField } from './formFieldModel.ts';
import { hasForm } from './formKey.ts';

interface FormFieldsView {
  /** Only Camunda has it. It is the field whose value identifies what the process is about. */
  readonly businessKey: string;
  readonly fields: readonly FormField[];
}

type FormFieldsChange = { readonly businessKey: string } | { readonly fields: ListChange<FormFieldDraft> };

/** The section 表单, as far as its fields stand in the process: in Camunda's form data, or in form properties of the other two. */
export const formFields: Section<FormFieldsView, FormFieldsChange> = defineSection({
  isFor: hasForm,

  read: (element, document) => ({
    businessKey: textOf(formDataOf(element, document) ?? element, 'businessKey') ?? '',
    fields: fieldsOf(element, document).map((field) => readFormField(field, document)),
  }),

  write(element, change, document) {
    if (reads(document.engine, 'formData')) return writeFormData(element, change, document);
    if (!('fields' in change)) return [];
    const type = `${document.engine.prefix}:FormProperty`;
    const edit = (field: ModdleElement, draft: FormFieldDraft) => writeFormField(field, draft, document);
    return changeExtensionList(
      element,
      { type, make: (draft) => makeField(type, draft, document), edit },
      change.fields,
      document.moddle,
    );
  },

  check(element, change, document) {
    const fields = fieldsOf(element, document).map((field) => readFormField(field, document));
    const others = (place: number) => fields.filter((_, index) => index !== place);
    if (change === null)
      return [
        ...notesOfItems(fields, (field, place) => notesOf(field, others(place), document), 'fields'),
        ...(!reads(document.engine, 'formData') && formDataOf(element, document) !== undefined
          ? [{ field: 'fields', kind: 'hint' as const, text: UNREAD }]
          : []),
      ];
    if (!('fields' in change)) return [];
    const draft = itemOf(change.fields);
    if (draft === null) return [];
    const place = 'edit' in change.fields ? change.fields.place : -1;
    return notesOf({ ...fields[place], ...draft }, others(place), document);
  },
});

const formDataOf = (element: ModdleElement, { engine }: DocumentContext): ModdleElement | undefined =>
  extensionsOf(element, `${engine.prefix}:FormData`)[0];

function fieldsOf(element: ModdleElement, document: DocumentContext): readonly ModdleElement[] {
  if (!reads(document.engine, 'formData')) return extensionsOf(element, `${document.engine.prefix}:FormProperty`);
  const formData = formDataOf(element, document);
  return formData === undefined ? [] : elementsIn(formData, 'fields');
}

function makeField(type: string, draft: FormFieldDraft, document: DocumentContext): ModdleElement {
  const field = document.moddle.create(type);
  makeChanges(writeFormField(field, draft, document));
  return field;
}

function writeFormData(element: ModdleElement, change: FormFieldsChange, document: DocumentContext): readonly ModelChange[] {
  const { moddle, engine } = document;
  const formData = formDataOf(element, document);
  const before = fieldsOf(element, document);
  if ('fields' in change && 'edit' in change.fields) {
    const field = before[change.fields.place];
    return field === undefined ? [] : writeFormField(field, change.fields.edit, document);
  }
  const type = `${engine.prefix}:FormData`;
  const make = (draft: FormFieldDraft) => makeField(`${engine.prefix}:FormField`, draft, document);
  const fields = 'fields' in change ? changedList(before, change.fields, make) : before;
  const businessKey = ('fields' in change ? textOf(formData ?? element, 'businessKey') : change.businessKey.trim()) || undefined;
  const same = fields.length === before.length && fields.every((field, place) => field === before[place]);
  if (formData === undefined) {
    if (same && businessKey === undefined) return [];
    const made = moddle.create(type, { businessKey, fields });
    for (const field of fields) field.$parent = made;
    return [replaceExtensions(element, [type], [made], moddle)];
  }
  if (fields.length === 0 && businessKey === undefined && elementsIn(formData, 'otherElements').length === 0)
    return [replaceExtensions(element, [type], extensionsOf(element, type).slice(1), moddle)];
  for (const field of fields) field.$parent = formData;
  return changeOf(formData, { businessKey, ...(!same && { fields }) });
}

/** @param others the other fields of the form */
function notesOf(field: FormFieldDraft, others: readonly FormField[], { engine }: DocumentContext): readonly FieldNote[] {
  const { id, type, values = [] } = field;
  const note = (name: keyof FormField, kind: FieldNote['kind'], text: string): readonly FieldNote[] => [
    { field: name, kind, text },
  ];
  // Camunda lets installations add types.
  const unknown = engine.name !== 'camunda' && type !== '' && !FORM_FIELD_TYPES[engine.name].includes(type);
  return [
    ...(id.trim() === '' ? note('id', 'error', '请填写字段编号') : []),
    ...(others.some((other) => other.id === id.trim()) ? note('id', 'error', '已有相同编号的字段') : []),
    // The other two take a field without a type for a text.
    ...(type === '' && engine.name === 'camunda' ? note('type', 'error', '请选择字段类型') : []),
    ...(unknown ? note('type', 'warning', '当前引擎没有这种字段类型，部署会失败') : []),
    ...(type === 'enum' && values.length === 0 ? note('values', 'warning', '请填写枚举值') : []),
    ...(values.some((value) => value.id.trim() === '') ? note('values', 'error', '枚举值的编号不能为空') : []),
    ...(new Set(values.map((value) => value.id)).size < values.length ? note('values', 'error', '枚举值的编号不能重复') : []),
  ];
}
