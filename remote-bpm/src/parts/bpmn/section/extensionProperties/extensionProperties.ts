import { changeOf } from '../../command/changeOf.ts';
import { extensionsOf, replaceExtensions } from '../../command/extensions.ts';
import { changedList, itemOf, type ListChange } from '../../command/listChange.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';

interface ExtensionProperty {
  readonly name: string;
  readonly value: string;
}

/** The section 扩展属性. Files may have several containers; they are shown as one list, and new properties come into the first. */
export const extensionProperties: Section<readonly ExtensionProperty[], ListChange<ExtensionProperty>> = defineSection({
  isFor: () => true,

  read: (element, document) => propertiesOf(element, document).map(rowOf),

  write(element, change, document) {
    const { moddle, engine } = document;
    const listed = propertiesOf(element, document);
    if ('edit' in change) {
      const object = listed[change.place];
      return object === undefined ? [] : changeOf(object, attributesOf(change.edit));
    }
    const [first] = extensionsOf(element, typeOf(document));
    if ('add' in change) {
      const made = moddle.create(`${engine.prefix}:Property`, attributesOf(change.add));
      return [first === undefined ? beginWith(made, element, document) : append(made, first)];
    }
    return refill(
      element,
      changedList(listed, change, () => element),
      document,
    );
  },

  check(element, change, document): readonly FieldNote[] {
    const names = propertiesOf(element, document).map((property) => rowOf(property).name);
    if (change === null) return notesOfItems(names, (name, place) => notesOf(name, without(names, place)));
    const row = itemOf(change);
    return row === null ? [] : notesOf(row.name, 'edit' in change ? without(names, change.place) : names);
  },
});

const typeOf = ({ engine }: DocumentContext) => `${engine.prefix}:Properties`;

const propertiesOf = (element: ModdleElement, document: DocumentContext) =>
  extensionsOf(element, typeOf(document)).flatMap((container) => elementsIn(container, 'values'));

function beginWith(property: ModdleElement, element: ModdleElement, document: DocumentContext): ModelChange {
  const made = document.moddle.create(typeOf(document), { values: [property] });
  property.$parent = made;
  return replaceExtensions(element, [typeOf(document)], [made], document.moddle);
}

function append(property: ModdleElement, container: ModdleElement): ModelChange {
  property.$parent = container;
  return { object: container, properties: { values: [...elementsIn(container, 'values'), property] } };
}

/** Gives the containers what is left of their properties, in a new order. One that gets none any more goes. */
function refill(element: ModdleElement, after: readonly ModdleElement[], document: DocumentContext): readonly ModelChange[] {
  const waiting = [...after];
  const contents = extensionsOf(element, typeOf(document)).map((container) => {
    const before = elementsIn(container, 'values');
    return { container, before, values: waiting.splice(0, before.filter((property) => after.includes(property)).length) };
  });
  const changed = contents.filter(({ before, values }) => before.some((property, place) => property !== values[place]));
  const emptied = changed.filter(
    ({ container, values }) => values.length === 0 && elementsIn(container, 'otherElements').length === 0,
  );
  const left = contents.filter((content) => !emptied.includes(content)).map(({ container }) => container);
  return [
    ...changed
      .filter((content) => !emptied.includes(content))
      .map(({ container, values }): ModelChange => ({ object: container, properties: { values } })),
    ...(emptied.length === 0 ? [] : [replaceExtensions(element, [typeOf(document)], left, document.moddle)]),
  ];
}

const rowOf = (property: ModdleElement): ExtensionProperty => ({
  name: textOf(property, 'name') ?? '',
  value: textOf(property, 'value') ?? '',
});

const attributesOf = ({ name, value }: ExtensionProperty) => ({ name, value: value === '' ? undefined : value });

const without = (names: readonly string[], place: number) => names.filter((_, index) => index !== place);

const notesOf = (name: string, others: readonly string[]): readonly FieldNote[] => {
  if (name.trim() === '') return [{ field: 'name', kind: 'error', text: '请填写属性名称' }];
  return others.includes(name) ? [{ field: 'name', kind: 'warning', text: '已有同名的扩展属性' }] : [];
};
