import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { attributesFor, readAttributes } from '../attribute/attributes.ts';
import type { DocumentContext } from '../Section.ts';
import { FORM_FIELD_ATTRIBUTES, FORM_FIELD_LISTS, type FormField, type FormFieldDraft, type FormFieldList } from './FormField.ts';

type Row = Readonly<Record<string, string>>;

/** Reads a field of a form. */
export function readFormField(field: ModdleElement, document: DocumentContext): FormField {
  const lists = Object.entries(FORM_FIELD_LISTS).map(([name, list]) => [
    name,
    holderOf(field, list).flatMap((holder) => elementsIn(holder, list.list).map((item) => rowOf(item, list))),
  ]);
  return {
    ...readAttributes(field, FORM_FIELD_ATTRIBUTES, document),
    ...(Object.fromEntries(lists) as Pick<FormField, keyof typeof FORM_FIELD_LISTS>), // The entries are these lists.
  };
}

/** Gives the changes that make of a field what it is to be. */
export function writeFormField(field: ModdleElement, draft: FormFieldDraft, document: DocumentContext): readonly ModelChange[] {
  return [
    ...changeOf(field, attributesFor(field, FORM_FIELD_ATTRIBUTES, draft, document)),
    ...Object.entries(FORM_FIELD_LISTS).flatMap(([name, list]) => {
      const rows = draft[name as keyof typeof FORM_FIELD_LISTS]; // The entries have these names.
      const present = list.engines.includes(document.engine.name);
      return rows === undefined || !present ? [] : writeList(field, list, rows, document);
    }),
  ];
}

/** What holds a list: the field itself, or a container in it if there is one. */
const holderOf = (field: ModdleElement, { container }: FormFieldList): readonly ModdleElement[] =>
  container === null ? [field] : elementsIn(field, container.property);

const rowOf = (item: ModdleElement, { names }: FormFieldList): Row =>
  Object.fromEntries(names.map((name) => [name, textOf(item, name) ?? '']));

function writeList(field: ModdleElement, list: FormFieldList, rows: readonly Row[], { moddle, engine }: DocumentContext) {
  const [holder] = holderOf(field, list);
  const present = holder === undefined ? [] : elementsIn(holder, list.list);
  const matched = match(present, rows, list);
  const items = matched.map(({ item, row }) => item ?? moddle.create(`${engine.prefix}:${list.type}`, attributesOf(row, list)));
  const edits = matched.flatMap(({ item, row }) => (item === undefined ? [] : changeOf(item, attributesOf(row, list))));
  if (items.length === present.length && items.every((item, place) => item === present[place])) return edits;
  return [...edits, put(items, field, list, moddle, engine.prefix)];
}

/** Puts items into a list, and makes or removes the container around it. */
function put(
  items: readonly ModdleElement[],
  field: ModdleElement,
  list: FormFieldList,
  moddle: DocumentContext['moddle'],
  prefix: string,
): ModelChange {
  const [holder] = holderOf(field, list);
  const { container } = list;
  if (container !== null && holder === undefined) {
    const made = moddle.create(`${prefix}:${container.type}`, { [list.list]: items });
    made.$parent = field;
    for (const item of items) item.$parent = made;
    return { object: field, properties: { [container.property]: made } };
  }
  const emptied =
    container !== null && items.length === 0 && holder !== undefined && elementsIn(holder, 'otherElements').length === 0;
  if (emptied) return { object: field, properties: { [container.property]: undefined } };
  const object = holder ?? field;
  for (const item of items) item.$parent = object;
  return { object, properties: { [list.list]: items } };
}

const attributesOf = (row: Row, { names }: FormFieldList) =>
  Object.fromEntries(names.map((name) => [name, row[name] === '' ? undefined : row[name]]));

/**
 * Finds for each row the item that it was read from: the one of its name or, for one that was renamed, the one in its place that no
 * other row has. So attributes that no row shows stay with their item.
 */
function match(items: readonly ModdleElement[], rows: readonly Row[], { names: [key] }: FormFieldList) {
  const waiting = new Set(items);
  const take = (item: ModdleElement | undefined) => (item !== undefined && waiting.delete(item) ? item : undefined);
  const byName = rows.map((row) => take([...waiting].find((item) => textOf(item, key) === row[key])));
  return rows.map((row, place) => ({ row, item: byName[place] ?? take(items[place]) }));
}
