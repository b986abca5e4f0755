import { changeExtensionList } from '../../command/extensionList.ts';
import { extensionsOf } from '../../command/extensions.ts';
import { itemOf, type ListChange } from '../../command/listChange.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { UNREAD } from '../../engine/capabilities.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import type { Listener } from './Listener.ts';
import { languageNotes } from './listenerScript.ts';

interface ListenerOptions<Form extends Listener> {
  /** Of the extension elements, without the engine's prefix. */
  readonly type: string;
  readonly isFor: (element: ModdleElement) => boolean;
  /** The events at which the engine calls listeners of an element. */
  readonly eventsOf: (element: ModdleElement, document: DocumentContext) => readonly string[];
  readonly read: (listener: ModdleElement, element: ModdleElement, document: DocumentContext) => Form;
  /** Gives the changes that make a listener, which the form showed as `before`, into another. */
  readonly edit: (listener: ModdleElement, before: Form, wanted: Form, document: DocumentContext) => readonly ModelChange[];
  /** Says what is wrong with a listener that people write, or with one that stands in the document. */
  readonly notes: (listener: Form, document: DocumentContext, isStanding: boolean) => readonly FieldNote[];
}

/** A section that shows listeners of one type. Whoever edits or removes one touches nothing else among the extension elements. */
export function listenerSection<Form extends Listener>({
  type,
  isFor,
  eventsOf,
  read,
  edit,
  notes,
}: ListenerOptions<Form>): Section<readonly Form[], ListChange<Form>> {
  const typeIn = ({ engine }: DocumentContext) => `${engine.prefix}:${type}`;
  const listenersOf = (element: ModdleElement, document: DocumentContext) => extensionsOf(element, typeIn(document));
  const eventNotes = ({ event }: Form, element: ModdleElement, document: DocumentContext): readonly FieldNote[] =>
    event === '' || eventsOf(element, document).includes(event) ? [] : [{ field: 'event', kind: 'hint', text: UNREAD }];
  return defineSection({
    isFor,
    read: (element, document) => listenersOf(element, document).map((listener) => read(listener, element, document)),
    write(element, change, document) {
      const editOne = (listener: ModdleElement, wanted: Form) =>
        edit(listener, read(listener, element, document), wanted, document);
      const make = (wanted: Form) => {
        const made = document.moddle.create(typeIn(document));
        // A new one says its event also where the engine would take it for granted.
        makeChanges(edit(made, { ...read(made, element, document), event: '' }, wanted, document));
        return made;
      };
      return changeExtensionList(element, { type: typeIn(document), make, edit: editOne }, change, document.moddle);
    },
    check(element, change, document) {
      if (change === null)
        return notesOfItems(listenersOf(element, document), (listener) => {
          const form = read(listener, element, document);
          return [...notes(form, document, true), ...eventNotes(form, element, document), ...languageNotes(listener, document)];
        });
      const form = itemOf(change);
      return form === null ? [] : [...notes(form, document, false), ...eventNotes(form, element, document)];
    },
  });
}
