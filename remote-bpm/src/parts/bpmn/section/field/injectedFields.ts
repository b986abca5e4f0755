import { changeExtensionList, type ExtensionList } from '../../command/extensionList.ts';
import { extensionsOf } from '../../command/extensions.ts';
import { itemOf, type ListChange } from '../../command/listChange.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type Section } from '../Section.ts';
import { editField, fieldNotes, fieldTypeIn, type InjectedField, readField } from './injectedField.ts';

/** The fields that an engine injects into the class of a task. */
export const injectedFields: Section<readonly InjectedField[], ListChange<InjectedField>> = defineSection({
  isFor: (element) => isAnyOf(element, 'ServiceTask', 'SendTask', 'BusinessRuleTask'),
  read: fieldsOf,
  write: (element, change, document) => changeExtensionList(element, listOf(document), change, document.moddle),
  check(element, change, document) {
    if (change === null) return notesOfItems(fieldsOf(element, document), fieldNotes);
    const item = itemOf(change);
    return item === null ? [] : fieldNotes(item);
  },
});

function fieldsOf(element: ModdleElement, document: DocumentContext): readonly InjectedField[] {
  return extensionsOf(element, fieldTypeIn(document)).map(readField);
}

const listOf = (document: DocumentContext): ExtensionList<InjectedField> => ({
  type: fieldTypeIn(document),
  make(field) {
    const made = document.moddle.create(fieldTypeIn(document));
    makeChanges(editField(made, field, document));
    return made;
  },
  edit: (object, field) => editField(object, field, document),
});
