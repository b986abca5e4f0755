import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';

/** A value that an engine gives a field of a class before it calls the class. */
export interface InjectedField {
  readonly name: string;
  readonly fieldType: 'string' | 'expression';
  readonly string: string;
  readonly expression: string;
}

export const fieldTypeIn = ({ engine }: DocumentContext): string => `${engine.prefix}:Field`;

/** Both values may be an attribute or a child element. */
export function readField(field: ModdleElement): InjectedField {
  const string = textOf(field, 'stringValue') ?? textOf(field, 'string');
  const expression = textOf(field, 'expression') ?? elementTextOf(field);
  return {
    name: textOf(field, 'name') ?? '',
    fieldType: string === undefined && expression !== undefined ? 'expression' : 'string',
    string: string ?? '',
    expression: expression ?? '',
  };
}

/** Gives the changes that make a field into another. A value that stays of its type stays in its attribute or child element. */
export function editField(field: ModdleElement, wanted: InjectedField, document: DocumentContext): readonly ModelChange[] {
  const before = readField(field);
  const type = wanted.fieldType;
  const name = wanted.name === before.name ? {} : { name: wanted.name.trim() || undefined };
  if (type === before.fieldType && wanted[type] === before[type]) return changeOf(field, name);
  if (type === 'string') {
    const place = textOf(field, 'stringValue') === undefined ? 'string' : 'stringValue';
    return changeOf(field, { ...name, expression: undefined, expressionElement: undefined, [place]: wanted.string });
  }
  const [element] = elementsIn(field, 'expressionElement');
  const others = { ...name, stringValue: undefined, string: undefined };
  if (textOf(field, 'expression') !== undefined) return changeOf(field, { ...others, expression: wanted.expression });
  if (element !== undefined) return [...changeOf(field, others), ...changeOf(element, { value: wanted.expression })];
  const made = document.moddle.create(`${document.engine.prefix}:Expression`, { value: wanted.expression });
  made.$parent = field;
  return changeOf(field, { ...others, expressionElement: made });
}

/** Says what a field lacks. */
export function fieldNotes({ name, fieldType, string, expression }: InjectedField): readonly FieldNote[] {
  const note = (field: keyof InjectedField, text: string): FieldNote => ({ field, kind: 'error', text });
  return [
    ...(name.trim() === '' ? [note('name', '请填写字段名称')] : []),
    ...(fieldType === 'string' && string.trim() === '' ? [note('string', '请填写字段值')] : []),
    ...(fieldType === 'expression' && expression.trim() === '' ? [note('expression', '请填写字段表达式')] : []),
  ];
}

function elementTextOf(field: ModdleElement): string | undefined {
  const [element] = elementsIn(field, 'expressionElement');
  return element && textOf(element, 'value');
}
