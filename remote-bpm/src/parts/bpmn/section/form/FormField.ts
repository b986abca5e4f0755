import type { EngineName } from '../../engine/Engine.ts';
import { type AttributeField, rowText } from '../attribute/AttributeField.ts';

type RowField = AttributeField<'text'> & { readonly namespace: 'none' };

/** A field that Camunda calls otherwise than Flowable and Activiti do. */
const renamed = (camunda: string, others: string): RowField => ({
  kind: 'text',
  names: { camunda: { read: camunda }, flowable: { read: others }, activiti: { read: others } },
  namespace: 'none',
});

const ONLY_CAMUNDA: readonly EngineName[] = ['camunda'];
const NOT_CAMUNDA: readonly EngineName[] = ['flowable', 'activiti'];

/** The attributes of a field of a form. Conditions such as `required` are texts, because expressions may stand there. */
export const FORM_FIELD_ATTRIBUTES = {
  id: rowText('id'),
  label: renamed('label', 'name'),
  type: rowText('type'),
  defaultValue: renamed('defaultValue', 'default'),
  datePattern: rowText('datePattern'),
  variable: rowText('variable', 'formProperty'),
  expression: rowText('expression', 'formProperty'),
  required: rowText('required', 'formProperty'),
  readable: rowText('readable', 'formProperty'),
  writable: rowText('writable', 'formProperty'),
  lenientDateParsing: rowText('lenientDateParsing', 'formProperty'),
} as const;

/** The lists that a field of a form has. */
export const FORM_FIELD_LISTS = {
  values: { container: null, list: 'values', type: 'Value', names: ['id', 'name'], engines: [...ONLY_CAMUNDA, ...NOT_CAMUNDA] },
  constraints: {
    container: { property: 'validation', type: 'Validation' },
    list: 'constraints',
    type: 'Constraint',
    names: ['name', 'config'],
    engines: ONLY_CAMUNDA,
  },
  properties: {
    container: { property: 'properties', type: 'Properties' },
    list: 'values',
    type: 'Property',
    names: ['id', 'value'],
    engines: ONLY_CAMUNDA,
  },
} as const satisfies Readonly<Record<string, FormFieldList>>;

/** How a list of a field is written. */
export interface FormFieldList {
  /** The element around it, and the field's property for that; null when there is none. */
  readonly container: { readonly property: string; readonly type: string } | null;
  /** The property that holds it. */
  readonly list: string;
  /** Of its items, without prefix. */
  readonly type: string;
  /** The attributes of an item; the first tells items apart. */
  readonly names: readonly [string, string];
  /** The engines that have it. */
  readonly engines: readonly EngineName[];
}

type Item<List extends FormFieldList> = Readonly<Record<List['names'][number], string>>;

/** A field of a form. What an engine has not is empty. */
export type FormField = { readonly [Name in keyof typeof FORM_FIELD_ATTRIBUTES]: string } & {
  readonly [Name in keyof typeof FORM_FIELD_LISTS]: readonly Item<(typeof FORM_FIELD_LISTS)[Name]>[];
};

/** What a field is to be. What is not given stays as it is. */
export type FormFieldDraft = Pick<FormField, 'id' | 'type'> & Partial<FormField>;
