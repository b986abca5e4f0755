import type { Identified } from './defineResource.ts';
import { editorForm } from './editorForm.ts';
import type { Editor } from './useEditor.ts';

export interface FormModalProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
  /** In the order of typing. */
  fields: readonly NoInfer<Name>[];
  /** Fields that cannot be changed once the record exists. */
  fixed?: readonly NoInfer<Name>[];
}

/** The dialog in which a record is created or edited. Its code is loaded before the editor opens it. */
export function FormModal<Row extends Identified, Name extends string>(props: FormModalProps<Row, Name>) {
  const code = editorForm.read();
  if (props.editor.subject === null || code === null) return null;
  return <code.EditorForm {...props} Dialog={code.Modal} />;
}
