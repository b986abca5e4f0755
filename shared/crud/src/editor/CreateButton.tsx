import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Plus } from 'lucide-react';
import type { Identified } from '../resource/defineResource.ts';
import type { Editor } from './useEditor.ts';

export interface CreateButtonProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
}

/** Opens the form for a new record; users who may not create one see nothing. */
export function CreateButton<Row extends Identified, Name extends string>({ editor }: CreateButtonProps<Row, Name>) {
  const { create } = editor.resource.api;
  if (create === undefined) return null;
  return (
    <Can call={create}>
      <Button
        kind="primary"
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
        busy={editor.opening === 'new'}
        onPointerEnter={editor.prepare}
        onFocus={editor.prepare}
        onClick={editor.create}
      >
        新增{editor.resource.name}
      </Button>
    </Can>
  );
}
