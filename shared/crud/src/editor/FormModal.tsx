import type { Identified } from '../resource/defineResource.ts';
import { editorCode } from './editorCode.ts';
import type { Editor } from './useEditor.ts';

export interface FormModalProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
  /** They stand in the order in which people type. */
  fields: readonly NoInfer<Name>[];
  /** Fields that cannot be changed once the record exists. */
  fixed?: readonly NoInfer<Name>[];
  /** Tells whether a field applies to what is typed; the others are not shown, and keep what they have. */
  applies?: (name: NoInfer<Name>, typed: Readonly<Record<string, unknown>>) => boolean;
}

/** Shows the dialog in which a record is created or edited. The editor loads its code before it opens it. */
export function FormModal<Row extends Identified, Name extends string>(props: FormModalProps<Row, Name>) {
  const code = editorCode.read();
  if (props.editor.subject === null || code === null) return null;
  return <code.EditorForm {...props} Dialog={code.Modal} />;
}
