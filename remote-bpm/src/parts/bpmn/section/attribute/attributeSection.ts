import { changeOf } from '../../command/changeOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { notesOfChange } from '../notesOfChange.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import type { AttributeField, AttributeView } from './AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from './attributes.ts';

type Fields = Readonly<Record<string, AttributeField>>;

/** A section whose fields are attributes in the engine's namespace. */
export type AttributeSection<F extends Fields> = Section<AttributeView<F>, Partial<AttributeView<F>>>;

/** @param checked says what is wrong with values, beside what can be told of any attribute */
export function attributeSection<F extends Fields>(
  fields: F,
  isFor: (element: ModdleElement, document: DocumentContext) => boolean,
  checked: (values: AttributeView<F>) => readonly FieldNote[] = () => [],
): AttributeSection<F> {
  return defineSection({
    isFor,
    read: (element, document) => readAttributes(element, fields, document),
    write: (element, change, document) => changeOf(element, attributesFor(element, fields, change, document)),
    check(element, change, document) {
      const view = readAttributes(element, fields, document);
      if (change !== null) return notesOfChange(view, change, checked);
      return [...checked(view), ...attributeNotes(element, fields, document)];
    },
  });
}
