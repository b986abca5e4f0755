import { useState } from 'react';
import { type Editor, type EditorOptions, useEditor } from '../editor/useEditor.ts';
import type { List } from '../list/useList.ts';
import { valueOf } from '../resource/defineResource.ts';
import { ROOT } from './nodes/moveRow.ts';
import type { Placed } from './nodes/treeOf.ts';

export interface TreeEditorOptions<Row, Name extends string> extends EditorOptions<Row, Name> {
  /** Gives values with which a new record starts below another one, or at the top (null). */
  readonly initial?: (parent: Row | null) => Readonly<Partial<Record<Name, unknown>>>;
}

/** An editor whose new records can stand below others. */
export interface TreeEditor<Row extends Placed, Name extends string> extends Editor<Row, Name> {
  readonly createBelow: (parent: Row) => void;
}

/** Gives the editor of a tree. A new record stands at the top, or below the one that is named, behind all others there. */
export function useTreeEditor<Row extends Placed, Name extends string>(
  list: List<Row, Name>,
  { initial, ...options }: TreeEditorOptions<Row, Name> = {},
): TreeEditor<Row, Name> {
  const [parent, setParent] = useState<Row | null>(null);
  const { resource, rows } = list;
  const parentId = parent?.id ?? ROOT;
  const sorts = rows.flatMap((row) => (String(row.parentId) === String(parentId) ? [Number(valueOf(row, 'sort') ?? 0)] : []));
  const place = { parentId, sort: Math.max(0, ...sorts) + 1 };
  const editor = useEditor(
    { ...resource, initial: { ...resource.initial, ...place, ...initial?.(parent) } },
    list.reload,
    options,
  );
  const createAt = (above: Row | null): void => {
    setParent(above);
    editor.create();
  };
  return { ...editor, create: () => createAt(null), createBelow: createAt };
}
