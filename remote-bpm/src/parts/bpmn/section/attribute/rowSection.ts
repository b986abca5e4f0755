import { changeOf } from '../../command/changeOf.ts';
import { changeExtensionList } from '../../command/extensionList.ts';
import { extensionsOf } from '../../command/extensions.ts';
import { itemOf, type ListChange } from '../../command/listChange.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import type { AttributeField, AttributeView } from './AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from './attributes.ts';

type Fields = Readonly<Record<string, AttributeField & { readonly namespace: 'none' }>>;

/** A section that shows extension elements of one type as rows, whose fields are their attributes. */
export type RowSection<F extends Fields> = Section<readonly AttributeView<F>[], ListChange<AttributeView<F>>>;

interface RowOptions<F extends Fields> {
  /** Of the extension elements, without the engine's prefix. */
  readonly type: string;
  readonly fields: F;
  readonly isFor: (element: ModdleElement, document: DocumentContext) => boolean;
  /** Says what is wrong with a row. */
  readonly checked: (row: AttributeView<F>) => readonly FieldNote[];
}

export function rowSection<F extends Fields>({ type, fields, isFor, checked }: RowOptions<F>): RowSection<F> {
  const rowsOf = (element: ModdleElement, { engine }: DocumentContext) => extensionsOf(element, `${engine.prefix}:${type}`);
  return defineSection({
    isFor,
    read: (element, document) => rowsOf(element, document).map((row) => readAttributes(row, fields, document)),
    write(element, change, document) {
      const edit = (object: ModdleElement, row: AttributeView<F>) =>
        changeOf(object, attributesFor(object, fields, row, document));
      const make = (row: AttributeView<F>) => {
        const object = document.moddle.create(`${document.engine.prefix}:${type}`);
        makeChanges(edit(object, row));
        return object;
      };
      return changeExtensionList(element, { type: `${document.engine.prefix}:${type}`, make, edit }, change, document.moddle);
    },
    check(element, change, document) {
      if (change === null)
        return notesOfItems(rowsOf(element, document), (row) => [
          ...checked(readAttributes(row, fields, document)),
          ...attributeNotes(row, fields, document),
        ]);
      const row = itemOf(change);
      return row === null ? [] : checked(row);
    },
  });
}
