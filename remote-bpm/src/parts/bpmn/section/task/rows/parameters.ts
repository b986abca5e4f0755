import { isAnyOf } from '../../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import { rowFlag, rowText } from '../../attribute/AttributeField.ts';
import { rowSection } from '../../attribute/rowSection.ts';
import type { FieldNote } from '../../Section.ts';

const FIELDS = {
  source: rowText('source'),
  sourceExpression: rowText('sourceExpression'),
  target: rowText('target'),
  targetExpression: rowText('targetExpression', 'transientParameters'),
  transient: rowFlag('transient', 'transientParameters'),
  variables: rowText('variables', 'parametersOfAllVariables'),
  businessKey: rowText('businessKey', 'parametersOfAllVariables'),
  local: rowFlag('local', 'parametersOfAllVariables'),
};

/** A new parameter, for a form to begin with. */
export const NEW_PARAMETER = {
  source: '',
  sourceExpression: '',
  target: '',
  targetExpression: '',
  transient: false,
  variables: '',
  businessKey: '',
  local: false,
};

type Row = Readonly<
  Partial<Record<'source' | 'sourceExpression' | 'target' | 'targetExpression' | 'variables' | 'businessKey', string>>
>;

const isFor = (element: ModdleElement) => isAnyOf(element, 'CallActivity');

/** What a call activity gives the process that it starts. */
export const inParameters = rowSection({ type: 'In', fields: FIELDS, isFor, checked: parameterNotes });

/** What a call activity takes from the process when it has ended. */
export const outParameters = rowSection({ type: 'Out', fields: FIELDS, isFor, checked: parameterNotes });

/** All variables, or the business key, need neither source nor target. */
function parameterNotes({
  source,
  sourceExpression,
  target,
  targetExpression,
  variables,
  businessKey,
}: Row): readonly FieldNote[] {
  if (variables || businessKey) return [];
  return [
    ...(source || sourceExpression ? [] : [{ field: 'source', kind: 'error' as const, text: '请填写来源' }]),
    ...(target || targetExpression ? [] : [{ field: 'target', kind: 'error' as const, text: '请填写目标' }]),
  ];
}
