import type { RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import type { Field } from '../resource/Field.ts';
import type { Resource } from '../resource/defineResource.ts';
import { fieldOf } from '../kinds/declared/fieldOf.ts';

/** The names of a declared resource's fields. */
export type NameOf<Declared extends ResourceDeclaration> = keyof Declared['fields'] & string;

/** The kinds that a page names for fields itself. The compiler checks each against the type of the record's value. */
export type OwnFields<Declared extends ResourceDeclaration> = {
  readonly [Name in NameOf<Declared> & keyof RecordOf<Declared>]?: (label: string) => Field<RecordOf<Declared>[Name]>;
};

type Shown = Readonly<Record<string, ((label: string) => Field<never>) | undefined>>;

/** Makes the kit's resource of a business object that the contract declares. */
export function resourceOf<const Declared extends ResourceDeclaration>(
  declared: Declared,
  nameField: NoInfer<NameOf<Declared>>,
  own: OwnFields<Declared> = {},
): Resource<RecordOf<Declared>, NameOf<Declared>> {
  type Defined = Resource<RecordOf<Declared>, NameOf<Declared>>;
  const { name, fields, codes } = declared;
  const entries = Object.entries(fields);
  return {
    name,
    api: declared,
    nameField,
    // The names are those of the declaration, which the compiler does not see through `Object.entries`.
    fields: Object.fromEntries(
      entries.map(([of, field]) => [of, (own as Shown)[of]?.(field.label) ?? fieldOf(field)]),
    ) as Defined['fields'],
    initial: Object.fromEntries(
      entries.flatMap(([of, { initial }]) => (initial === undefined ? [] : [[of, initial]])),
    ) as Defined['initial'],
    refusals: Object.fromEntries(Object.entries(codes.taken ?? {}).map(([of, code]) => [code, of])) as Defined['refusals'],
  };
}
