import { extensionsOf } from '../command/extensions.ts';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';
import { type AnyElement, isAny, localNameOf } from './AnyElement.ts';
import type { Conversion } from './Conversion.ts';
import { formField, formProperties } from './formFields.ts';

/**
 * Converts the form that stands in an element of BPMN. Camunda has its fields in one element, the others beside each other.
 *
 * @returns what takes the place of each element that there was
 */
export function convertForm(owner: ModdleElement, conversion: Conversion): ReadonlyMap<ModdleElement, readonly ModdleElement[]> {
  const old = (name: string): readonly AnyElement[] =>
    extensionsOf(owner)
      .filter((value) => isAny(value))
      .filter((value) => conversion.isOld(value) && localNameOf(value) === name);
  const [data, properties] = [old('formData'), old('formProperty')];
  if (conversion.to.name === 'camunda') return formDataOf(data, properties, owner, conversion);
  if (conversion.from.name !== 'camunda')
    return new Map([...data, ...properties].map((value) => [value, [conversion.taken(value)]]));
  const [present] = extensionsOf(owner, `${conversion.to.prefix}:FormProperty`);
  return present === undefined
    ? new Map(data.map((formData) => [formData, formProperties(formData, owner, conversion)]))
    : refused(data, owner, conversion);
}

function formDataOf(
  data: readonly AnyElement[],
  properties: readonly AnyElement[],
  owner: ModdleElement,
  conversion: Conversion,
): ReadonlyMap<ModdleElement, readonly ModdleElement[]> {
  const [first, ...others] = properties;
  const [present] = extensionsOf(owner, 'camunda:FormData');
  if (present !== undefined && (first === undefined || elementsIn(present, 'fields').length > 0))
    return refused(first === undefined ? data : properties, owner, conversion);
  // The other engines take no notice of form data, but modelers write them.
  if (first === undefined) return new Map(data.map((formData) => [formData, [conversion.taken(formData)]]));
  const fields = properties.map((property) => formField(property, owner, conversion));
  // An earlier conversion may have left form data without their fields.
  present?.set('fields', fields);
  const made = present === undefined ? [conversion.make('formData', { children: fields })] : [];
  return new Map<ModdleElement, readonly ModdleElement[]>([[first, made], ...others.map((property) => [property, []] as const)]);
}

/** Leaves what is there beside a form of the other engine. */
function refused(
  values: readonly AnyElement[],
  owner: ModdleElement,
  conversion: Conversion,
): ReadonlyMap<ModdleElement, readonly ModdleElement[]> {
  for (const value of values) conversion.refuse(owner, localNameOf(value));
  return new Map(values.map((value) => [value, [value]]));
}
