import { UNREAD } from '../../engine/capabilities.ts';
import { type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';
import { type AttributeField, type AttributeView, isUnread, namesOf } from './AttributeField.ts';
import { commaList } from './commaList.ts';

type Fields = Readonly<Record<string, AttributeField>>;
type Value = string | boolean | readonly string[];

/** Reads fields of an element. */
export function readAttributes<F extends Fields>(element: ModdleElement, fields: F, document: DocumentContext): AttributeView<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(element, field, document)]);
  return Object.fromEntries(entries) as AttributeView<F>; // The entries are the fields with values of their kinds.
}

/**
 * Gives the attributes by which an element gets other values of its fields. A value that it has already is written again only where
 * two attributes disagree about it. Nothing is written for an empty value, nor for a flag that is as it is without attribute.
 */
export function attributesFor<F extends Fields>(
  element: ModdleElement,
  fields: F,
  change: Partial<AttributeView<F>>,
  document: DocumentContext,
): Readonly<Record<string, unknown>> {
  const written = Object.entries(fields).map(([name, field]) => {
    const given = change[name];
    if (given === undefined) return {};
    const value = typeof given === 'object' ? commaList(given.join(',')) : given;
    const same = String(value) === String(valueOf(element, field, document)) && !disagree(element, field, document);
    return same ? {} : attributesOf(element, field, value, document);
  });
  return Object.assign({}, ...written);
}

/** Tells of fields that the engine does not read, and of attributes that should say the same and do not. */
export function attributeNotes(element: ModdleElement, fields: Fields, document: DocumentContext): readonly FieldNote[] {
  return Object.entries(fields).flatMap(([name, field]): FieldNote[] => {
    const { read, also } = namesOf(field, document.engine);
    const shown = String(valueOf(element, field, document)) !== String(emptyOf(field));
    return [
      ...(shown && isUnread(field, document.engine) ? [{ field: name, kind: 'hint' as const, text: UNREAD }] : []),
      ...(disagree(element, field, document)
        ? [{ field: name, kind: 'warning' as const, text: `${also} 与 ${read} 的值不一致，引擎只读取 ${read}` }]
        : []),
    ];
  });
}

const emptyOf = (field: AttributeField): Value => parsed(field, undefined);

function parsed({ kind, standard }: AttributeField, text: string | undefined): Value {
  switch (kind) {
    case 'flag':
      return text === undefined ? standard === true : text.trim().toLowerCase() === 'true';
    case 'list':
      return commaList(text ?? '');
    case 'text':
      return text ?? '';
  }
}

function valueOf(element: ModdleElement, field: AttributeField, { engine }: DocumentContext): Value {
  const { read, also, older } = namesOf(field, engine);
  const present = [read, also, older].find((name) => name !== undefined && isWritten(element, name));
  return parsed(field, present === undefined ? undefined : textOf(element, present));
}

/** Whether the engine reads another value than the one beside it; without an attribute it reads what stands for none. */
function disagree(element: ModdleElement, field: AttributeField, { engine }: DocumentContext): boolean {
  const { read, also } = namesOf(field, engine);
  if (also === undefined || !isWritten(element, also)) return false;
  return String(parsed(field, textOf(element, also))) !== String(parsed(field, textOf(element, read)));
}

/** Whether an attribute is in the XML. A property that has a default gives a value in any case. */
const isWritten = (element: ModdleElement, name: string) => textOf(element, name) !== undefined;

function attributesOf(
  element: ModdleElement,
  field: AttributeField,
  value: Value,
  { engine }: DocumentContext,
): Readonly<Record<string, unknown>> {
  const { read, also, older } = namesOf(field, engine);
  const written = String(value).trim() === '' || value === (field.standard ?? false) ? undefined : toAttribute(value);
  const inOlder = older !== undefined && !isWritten(element, read) && isWritten(element, older);
  return {
    [inOlder ? older : read]: written,
    ...(also !== undefined && { [also]: written }),
    ...(older !== undefined && !inOlder && { [older]: undefined }),
  };
}

const toAttribute = (value: Value): string | boolean =>
  typeof value === 'string' ? value.trim() : typeof value === 'object' ? value.join(',') : value;
