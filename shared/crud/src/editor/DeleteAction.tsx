import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { type Identified, nameOf } from '../resource/defineResource.ts';
import type { Editor } from './useEditor.ts';

export interface DeleteActionProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
  row: NoInfer<Row>;
  /** Says why this row cannot be deleted. */
  unavailable?: string | undefined;
}

/** Deletes a row after a question; users who may not see nothing. */
export function DeleteAction<Row extends Identified, Name extends string>({
  editor,
  row,
  unavailable,
}: DeleteActionProps<Row, Name>) {
  const endpoint = editor.resource.api.delete;
  if (endpoint === undefined) return null;
  return (
    <Can call={endpoint}>
      <Button
        kind="danger-text"
        aria-label={`删除「${nameOf(editor.resource, row)}」`}
        unavailable={unavailable}
        onClick={() => void editor.remove(row)}
      >
        删除
      </Button>
    </Can>
  );
}
