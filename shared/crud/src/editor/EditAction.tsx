import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { type Identified, nameOf } from '../resource/defineResource.ts';
import type { Editor } from './useEditor.ts';

export interface EditActionProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
  row: NoInfer<Row>;
  /** Says why this row cannot be changed. */
  unavailable?: string | undefined;
}

/** Opens the form for a row; users who may not change it see nothing. */
export function EditAction<Row extends Identified, Name extends string>({
  editor,
  row,
  unavailable,
}: EditActionProps<Row, Name>) {
  const { update } = editor.resource.api;
  if (update === undefined) return null;
  return (
    <Can call={update}>
      <Button
        kind="text"
        aria-label={`修改「${nameOf(editor.resource, row)}」`}
        busy={editor.opening === row}
        unavailable={unavailable}
        onPointerEnter={editor.prepare}
        onFocus={editor.prepare}
        onClick={() => editor.edit(row)}
      >
        修改
      </Button>
    </Can>
  );
}
