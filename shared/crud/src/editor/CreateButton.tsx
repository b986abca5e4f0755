import type { Operation } from '@zhilv/contract';
import { useCan, useCommands } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Plus } from 'lucide-react';
import type { Identified } from '../resource/defineResource.ts';
import type { Editor } from './useEditor.ts';

export interface CreateButtonProps<Row extends Identified, Name extends string> {
  editor: Editor<Row, Name>;
}

/** Opens the form for a new record, and offers the same as a command; users who may not create one get neither. */
export function CreateButton<Row extends Identified, Name extends string>({ editor }: CreateButtonProps<Row, Name>) {
  const { create } = editor.resource.api;
  return create === undefined ? null : <AllowedButton editor={editor} create={create} />;
}

interface AllowedButtonProps<Row extends Identified, Name extends string> extends CreateButtonProps<Row, Name> {
  create: Pick<Operation, 'access'>;
}

function AllowedButton<Row extends Identified, Name extends string>({ editor, create }: AllowedButtonProps<Row, Name>) {
  const allowed = useCan(create);
  const title = `新增${editor.resource.name}`;
  const icon = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />;
  // While a form is open the command would take its place, and what was typed would be lost.
  useCommands(allowed && editor.subject === null ? [{ id: title, title, icon, run: editor.create }] : []);
  if (!allowed) return null;
  return (
    <Button
      kind="primary"
      icon={icon}
      busy={editor.opening === 'new'}
      onPointerEnter={editor.prepare}
      onFocus={editor.prepare}
      onClick={editor.create}
    >
      {title}
    </Button>
  );
}
