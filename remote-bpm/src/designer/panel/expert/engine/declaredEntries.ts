import type { StockEntry } from 'bpmn-js-properties-panel';
import { type Feature, reads } from '../../../../parts/bpmn/engine/capabilities.ts';
import type { Section } from '../../../../parts/bpmn/section/Section.ts';
import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';
import type { ExpertSubject } from './ExpertSubject.ts';
import { fieldEntry } from './fieldEntry.ts';

/** Gives the entries for declared fields of a section. What the engine does not read shows only where it stands in the document. */
export function declaredEntries<View extends object, Change extends object>(
  list: string,
  section: Section<View, Change>,
  fields: Readonly<Partial<Record<keyof View & string, FieldDeclaration>>>,
  { object, document, apply }: ExpertSubject,
): readonly StockEntry[] {
  if (!section.isFor(object, document)) return [];
  const view = section.read(object, document);
  const present = section.check(object, null, document);
  // What a section shows in a field it takes as its value.
  const changeOf = (name: string, value: unknown) => ({ [name]: value }) as Change;
  return Object.entries<FieldDeclaration | undefined>(fields).flatMap(([name, declaration]) => {
    if (declaration === undefined) return [];
    const { feature = name as Feature } = declaration;
    const notes = present.filter(({ field }) => field === name);
    if (feature !== null && !reads(document.engine, feature) && notes.length === 0) return [];
    const errorsOf = (value: unknown) =>
      section.check(object, changeOf(name, value), document).filter(({ kind, field }) => kind === 'error' && field === name);
    return [
      fieldEntry(`${list}-${name}`, {
        declaration,
        value: view[name as keyof View], // The names are those of the view.
        notes,
        check: (value) => errorsOf(value)[0]?.text ?? null,
        write: (value) => apply(section.write(object, changeOf(name, value), document)),
      }),
    ];
  });
}
