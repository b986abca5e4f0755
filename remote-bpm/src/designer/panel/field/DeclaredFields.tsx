import type { SelectOption } from '@zhilv/ui/select';
import type { Feature } from '../../../parts/bpmn/engine/capabilities.ts';
import { reads } from '../../../parts/bpmn/engine/capabilities.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { Field } from './Field.ts';
import { FlagField } from './FlagField.tsx';
import { ListField } from './ListField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { TextField } from './TextField.tsx';
import type { SectionFields } from './useFields.ts';

/** How a field of a section shows. Its kind follows from its value. */
export interface FieldDeclaration {
  readonly label: string;
  readonly placeholder?: string;
  readonly help?: string;
  /** It takes an expression, every sign of which counts. */
  readonly code?: true;
  /** The values that people choose from, with what they are called; an empty one stands for no attribute. */
  readonly choices?: readonly SelectOption<string>[];
  /**
   * By what it is told whether the engine reads it; the name of the field when nothing is said. What it does not read shows only where
   * it stands in the document. `null` shows always.
   */
  readonly feature?: Feature | null;
}

/** The declarations of fields, in the order in which they show. */
type FieldDeclarations<View> = { readonly [Name in keyof View]?: FieldDeclaration };

export interface DeclaredFieldsProps<View, Change> {
  title?: string;
  section: SectionFields<View, Change>;
  fields: FieldDeclarations<View>;
}

/** Fields that are declared by their labels. When the engine reads none of them, and none is there, nothing shows. */
export function DeclaredFields<View extends object, Change extends object>({
  title,
  section,
  fields,
}: DeclaredFieldsProps<View, Change>) {
  const { engine } = section.subject.document;
  const shown = Object.entries(fields as Readonly<Record<string, FieldDeclaration>>).flatMap(([name, declaration]) => {
    // The names of the declarations are those of the view, and whatever a section shows as such a value it takes as one.
    const field = section.field(name as keyof View & keyof Change & string) as Field<unknown, unknown>;
    const { feature = name as Feature } = declaration;
    // There is something to say of what stands there and is not read.
    const offered = feature === null || reads(engine, feature) || field.notes.length > 0;
    return offered ? [<DeclaredField key={name} declaration={declaration} field={field} />] : [];
  });
  return shown.length === 0 ? null : <FieldGroup {...(title !== undefined && { title })}>{shown}</FieldGroup>;
}

interface DeclaredFieldProps {
  declaration: FieldDeclaration;
  field: Field<unknown, unknown>;
}

/** The casts hold because each kind of value is asked for before. */
function DeclaredField({ declaration, field }: DeclaredFieldProps) {
  const { label, placeholder, help, code, choices } = declaration;
  const texts = { label, ...(placeholder !== undefined && { placeholder }), ...(help !== undefined && { help }) };
  if (typeof field.value === 'boolean') return <FlagField {...texts} field={field as Field<boolean>} />;
  if (Array.isArray(field.value)) return <ListField {...texts} field={field as Field<readonly string[]>} />;
  const text = field as Field<string>;
  if (choices !== undefined) return <ChoiceField {...texts} field={text} options={choices} />;
  return code === true ? <LongTextField {...texts} field={text} code /> : <TextField {...texts} field={text} />;
}
