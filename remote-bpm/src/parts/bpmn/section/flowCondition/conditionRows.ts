import { reads } from '../../engine/capabilities.ts';
import { rowSection } from '../attribute/rowSection.ts';
import { type AttributeView, rowText } from '../attribute/AttributeField.ts';
import { sortNotes } from '../attribute/sortNotes.ts';
import type { FieldNote } from '../Section.ts';
import { flowCondition } from './flowCondition.ts';

const FIELDS = {
  id: rowText('id'),
  field: rowText('field'),
  compare: rowText('compare'),
  value: rowText('value'),
  logic: rowText('logic'),
  sort: rowText('sort'),
};

/** A comparison of a field of the form with a value; `logic` joins it with the one before it. */
export type ConditionRow = AttributeView<typeof FIELDS>;

/**
 * The conditions of a flow that people put together from rows. Only Flowable's documents have them. The engine takes the expression
 * of the flow, which no row changes: people copy it from `conditionPreview`.
 */
export const conditionRows = rowSection({
  type: 'Condition',
  fields: FIELDS,
  isFor: (element, document) => reads(document.engine, 'conditionRows') && flowCondition.isFor(element, document),
  checked: rowNotes,
});

/** Ways to compare, as expressions of a field and a value. */
const COMPARISONS: Readonly<Record<string, (field: string, value: string) => string>> = {
  '==': (field, value) => `${field} == ${value}`,
  '!=': (field, value) => `${field} != ${value}`,
  '>': (field, value) => `${field} > ${value}`,
  '>=': (field, value) => `${field} >= ${value}`,
  '<': (field, value) => `${field} < ${value}`,
  '<=': (field, value) => `${field} <= ${value}`,
  contains: (field, value) => `${field}.contains(${value})`,
};

const OPERATORS: Readonly<Record<string, string>> = { and: '&&', or: '||' };

/** What `compare` of a row may be. */
export const COMPARES: readonly string[] = Object.keys(COMPARISONS);

/** Gives the expression that rows amount to, in the order of `sort`; null when there is none, or while a row is wrong. */
export function conditionPreview(rows: readonly ConditionRow[]): string | null {
  if (rows.length === 0 || rows.some((row) => rowNotes(row).length > 0)) return null;
  const sorted = [...rows].sort((one, other) => Number(one.sort) - Number(other.sort));
  const { text } = sorted.reduce<{ readonly text: string; readonly operator: string | null }>(join, { text: '', operator: null });
  return `\${${text}}`;
}

/** Rows hold from above to below, so what stands above another operator comes into brackets. */
function join({ text, operator }: { readonly text: string; readonly operator: string | null }, row: ConditionRow) {
  const comparison = comparisonOf(row);
  if (text === '') return { text: comparison, operator: null };
  const next = OPERATORS[row.logic] ?? '&&';
  const left = operator === null || operator === next ? text : `(${text})`;
  return { text: `${left} ${next} ${comparison}`, operator: next };
}

const comparisonOf = ({ field, compare, value }: ConditionRow) => COMPARISONS[compare]?.(field.trim(), literalOf(value)) ?? '';

/** Numbers and the words of the language stand as they are, everything else is a text. */
const literalOf = (value: string) =>
  /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(value.trim())
    ? value.trim()
    : `'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;

function rowNotes({ field, compare, logic, sort }: ConditionRow): readonly FieldNote[] {
  const note = (name: keyof ConditionRow, text: string): readonly FieldNote[] => [{ field: name, kind: 'error', text }];
  return [
    ...(field.trim() === '' ? note('field', '请填写条件字段') : []),
    ...(COMPARES.includes(compare) ? [] : note('compare', '请选择比较方式')),
    ...(['', ...Object.keys(OPERATORS)].includes(logic) ? [] : note('logic', '请选择与前一条件的关系')),
    ...sortNotes({ sort }),
  ];
}
