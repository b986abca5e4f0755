import { FORM_FIELD_TYPES } from '../engine/capabilities.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { type AnyElement, type Attributes, attributesOf, childrenOf, localNameOf } from './AnyElement.ts';
import type { Conversion } from './Conversion.ts';

/** Converts the form data of Camunda to form properties. @param owner the element of BPMN that has them */
export function formProperties(formData: AnyElement, owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  const isField = (child: AnyElement): boolean => localNameOf(child) === 'formField';
  const fields = childrenOf(formData).filter(isField);
  const children = childrenOf(formData).filter((child) => !isField(child));
  const attributes = attributesOf(formData);
  for (const [name, value] of Object.entries(attributes)) conversion.leave(owner, `formData@${name}`, value);
  const isEmpty = children.length === 0 && Object.keys(attributes).length === 0;
  return [
    ...fields.map((field) => formProperty(field, owner, conversion)),
    ...(isEmpty ? [] : [conversion.remake(formData, { children })]),
  ];
}

function formProperty(field: AnyElement, owner: ModdleElement, conversion: Conversion): AnyElement {
  const { label, defaultValue, ...attributes } = attributesOf(field);
  checkType(attributes, 'formField', owner, conversion);
  const constraints = childrenOf(field).filter(isValidation).flatMap(childrenOf);
  const children = childrenOf(field).flatMap((child) => {
    if (isValidation(child)) return constraintsLeft(child, owner, conversion);
    if (localNameOf(child) === 'value') return [conversion.taken(child)];
    conversion.leave(owner, `formField/${localNameOf(child)}`);
    return [child];
  });
  const named = (name: string): boolean =>
    constraints.some((constraint) => isTaken(constraint) && attributesOf(constraint)['name'] === name);
  return conversion.make('formProperty', {
    attributes: {
      ...attributes,
      name: label,
      default: defaultValue,
      ...(named('required') && { required: 'true' }),
      ...(named('readonly') && { writable: 'false' }),
    },
    children,
  });
}

const isValidation = (child: AnyElement): boolean => localNameOf(child) === 'validation';

/** What is left of a validation without the constraints for which form properties have attributes. */
function constraintsLeft(validation: AnyElement, owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  const children = childrenOf(validation).filter((constraint) => !isTaken(constraint));
  for (const constraint of children) conversion.leave(owner, 'formField/constraint', attributesOf(constraint)['name']);
  return children.length === 0 ? [] : [conversion.remake(validation, { children })];
}

/** Whether form properties have an attribute for a constraint. */
function isTaken(constraint: AnyElement): boolean {
  const { name, ...others } = attributesOf(constraint);
  return (name === 'required' || name === 'readonly') && Object.keys(others).length === 0;
}

/** What fields of Camunda do not have. */
const PROPERTY_ONLY = ['variable', 'expression', 'value', 'readable', 'lenientDateParsing'];

/** Converts a form property to a field of Camunda. @param owner the element of BPMN that has it */
export function formField(property: AnyElement, owner: ModdleElement, conversion: Conversion): AnyElement {
  const { name, default: defaultValue, required, writable, ...attributes } = attributesOf(property);
  checkType(attributes, 'formProperty', owner, conversion);
  for (const attribute of PROPERTY_ONLY)
    if (attributes[attribute] !== undefined) conversion.ignore(owner, `formProperty@${attribute}`, attributes[attribute]);
  const flags = { required: expressionIn(required), writable: expressionIn(writable) };
  for (const [flag, value] of Object.entries(flags))
    if (value !== undefined) conversion.ignore(owner, `formProperty@${flag}`, value);
  const constraint = (wanted: boolean, constraintName: string): readonly AnyElement[] =>
    wanted ? [conversion.make('constraint', { attributes: { name: constraintName } })] : [];
  const made = [...constraint(required === 'true', 'required'), ...constraint(writable === 'false', 'readonly')];
  // An earlier conversion may have left some.
  const left = childrenOf(property).filter(isValidation).flatMap(childrenOf);
  const constraints = [...made, ...left];
  return conversion.make('formField', {
    attributes: { ...attributes, label: name, defaultValue, ...flags },
    children: [
      ...childrenOf(property)
        .filter((child) => !isValidation(child))
        .map((child) => conversion.taken(child)),
      ...(constraints.length === 0 ? [] : [conversion.make('validation', { children: constraints })]),
    ],
  });
}

/** Gives a value that is decided when the form is shown; Camunda has no place for it. */
const expressionIn = (flag: string | undefined): string | undefined => (flag === 'true' || flag === 'false' ? undefined : flag);

function checkType({ type }: Attributes, element: string, owner: ModdleElement, conversion: Conversion): void {
  if (type !== undefined && !FORM_FIELD_TYPES[conversion.to.name].includes(type))
    conversion.ignore(owner, `${element}@type`, type);
}
