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
  if (conversion.from.name === 'camunda')
    return new Map(data.map((formData) => [formData, propertiesOf(formData, owner, conversion)]));
  return new Map([...data, ...properties].map((value) => [value, [conversion.taken(value)]]));
}

function propertiesOf(formData: AnyElement, owner: ModdleElement, conversion: Conversion): readonly ModdleElement[] {
  if (!has(owner, `${conversion.to.prefix}:FormProperty`)) return formProperties(formData, owner, conversion);
  conversion.refuse(owner, 'formData');
  return [formData];
}

function formDataOf(
  data: readonly AnyElement[],
  properties: readonly AnyElement[],
  owner: ModdleElement,
  conversion: Conversion,
): ReadonlyMap<ModdleElement, readonly ModdleElement[]> {
  const [first, ...others] = properties;
  // The other engines take no notice of form data, but modelers write them.
  if (first === undefined) return new Map(data.map((formData) => [formData, [conversion.taken(formData)]]));
  for (const _ of data) conversion.leave(owner, 'formData');
  const fields = properties.map((property) => formField(property, owner, conversion));
  const [present] = extensionsOf(owner, 'camunda:FormData');
  if (present === undefined)
    return new Map<ModdleElement, readonly ModdleElement[]>([
      [first, [conversion.make('formData', { children: fields })]],
      ...others.map((property) => [property, []] as const),
    ]);
  if (elementsIn(present, 'fields').length > 0) {
    conversion.refuse(owner, 'formProperty');
    return new Map();
  }
  // An earlier conversion left it without its fields.
  present.set('fields', fields);
  return new Map(properties.map((property) => [property, []]));
}

const has = (owner: ModdleElement, type: string): boolean => extensionsOf(owner, type).length > 0;
