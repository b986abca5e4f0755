import { changeOf } from '../../command/changeOf.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { editField, fieldTypeIn, readField } from '../field/injectedField.ts';
import type { DocumentContext } from '../Section.ts';
import { ATTRIBUTES, type Listener, type ListenerField, type ListenerType } from './Listener.ts';
import { changeScript, readScript } from './listenerScript.ts';

/** Reads a listener. */
export function readListener(listener: ModdleElement, document: DocumentContext): Listener {
  return {
    event: textOf(listener, 'event') ?? '',
    listenerType: typeOf(listener),
    class: textOf(listener, 'class') ?? '',
    expression: textOf(listener, 'expression') ?? '',
    delegateExpression: textOf(listener, 'delegateExpression') ?? '',
    ...readScript(listener, document),
    fields: elementsIn(listener, 'fields').map((field, place) => ({ ...readField(field), place })),
  };
}

/**
 * Gives the changes that make a listener into another. What the form does not show stays, such as the transaction in which it is called.
 * @param before what the form showed of it
 */
export function changeListener(
  listener: ModdleElement,
  before: Listener,
  wanted: Listener,
  document: DocumentContext,
): readonly ModelChange[] {
  const isOther = wanted.listenerType !== before.listenerType;
  const attributes = Object.entries(ATTRIBUTES).flatMap(([type, name]) => {
    if (type !== wanted.listenerType) return isOther ? [[name, undefined]] : [];
    return isOther || wanted[name] !== before[name] ? [[name, wanted[name].trim() || undefined]] : [];
  });
  return [
    ...changeOf(listener, {
      ...(wanted.event !== before.event && { event: wanted.event || undefined }),
      ...(Object.fromEntries(attributes) as Readonly<Record<string, unknown>>),
    }),
    ...(isOther || wanted.listenerType === 'scriptListener' ? changeScript(listener, wanted, isOther, document) : []),
    ...changeFields(listener, wanted.fields, document),
  ];
}

/** Where several are given, engines take the first that is not empty. */
function typeOf(listener: ModdleElement): ListenerType | '' {
  const given = Object.entries(ATTRIBUTES).filter(([, name]) => textOf(listener, name) !== undefined);
  const filled = given.find(([, name]) => textOf(listener, name) !== '');
  if (filled === undefined && elementsIn(listener, 'script').length > 0) return 'scriptListener';
  return ((filled ?? given[0])?.[0] ?? '') as ListenerType | ''; // The names of the entries are such types.
}

function changeFields(
  listener: ModdleElement,
  wanted: readonly ListenerField[],
  document: DocumentContext,
): readonly ModelChange[] {
  const present = elementsIn(listener, 'fields');
  const changes: ModelChange[] = [];
  const fields = wanted.map((field) => {
    const kept = field.place === undefined ? undefined : present[field.place];
    const object = kept ?? document.moddle.create(fieldTypeIn(document));
    const edits = editField(object, field, document);
    if (kept !== undefined) changes.push(...edits);
    else makeChanges(edits);
    object.$parent = listener;
    return object;
  });
  const same = fields.length === present.length && fields.every((field, place) => field === present[place]);
  return same ? changes : [...changes, { object: listener, properties: { fields: fields.length > 0 ? fields : undefined } }];
}
