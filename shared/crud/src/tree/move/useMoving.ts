import { type Operation, sameId } from '@zhilv/contract';
import { ApiError, messages, showFailure, useCan } from '@zhilv/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import type { List } from '../../list/useList.ts';
import { nameOf } from '../../resource/defineResource.ts';
import { moveRow, type Place, type RowMove } from '../nodes/moveRow.ts';
import type { Placed } from '../nodes/treeOf.ts';

/** Says how the records of a tree are moved. */
export interface TreeMoving<Row> {
  /** Who may not make this call moves nothing. */
  readonly call: Pick<Operation, 'access'>;
  /**
   * Stores a move.
   * @param follows whether another one was stored since the records came
   * @throws ApiError when the back end refuses it
   */
  readonly save: (move: RowMove<Row>, follows: boolean) => Promise<void>;
  /** Tells whether a record can have others below it; all can by default. */
  readonly holds?: (row: Row) => boolean;
}

export interface Moving<Row> {
  /** The records with the one that is being moved in its new place. */
  readonly rows: readonly Row[];
  /** The user may move records, and the order that shows is the whole one. */
  readonly allowed: boolean;
  /** Tells whether a record could go to a place. */
  readonly fits: (row: Row, place: Place) => boolean;
  /** Moves a record at once; whoever is refused is told why, and it goes back. */
  readonly move: (row: Row, place: Place) => Promise<void>;
}

/** Nobody may make a call of other applications, so it stands for the call of a tree in which nothing is moved. */
const NEVER = { access: { scope: 'none' } } as const;

/** Moves records of a tree before the back end has said so. */
export function useMoving<Row extends Placed, Name extends string>(
  list: List<Row, Name>,
  moving: TreeMoving<Row> | undefined,
): Moving<Row> {
  const may = useCan(moving?.call ?? NEVER);
  // It counts until the list brings its rows anew after the last of them: `over` are the rows before that.
  const [moved, setMoved] = useState<{ readonly rows: readonly Row[]; readonly over: readonly Row[] | null } | null>(null);
  // Two moves at once would each store an order that lacks the other, so that the second waits. Null while none is under way.
  const waiting = useRef<RowMove<Row>[] | null>(null);
  const latest = useRef(list.rows);
  useLayoutEffect(() => {
    latest.current = list.rows;
  }, [list.rows]);
  const rows = moved !== null && (moved.over === null || moved.over === list.rows) ? moved.rows : list.rows;
  const holds = ({ parentId }: Place): boolean => {
    const parent = rows.find(({ id }) => sameId(id, parentId));
    return parent === undefined || moving?.holds === undefined || moving.holds(parent);
  };

  const move = async (row: Row, place: Place): Promise<void> => {
    const result = holds(place) ? moveRow(rows, row, place) : null;
    if (result === null || moving === undefined) return;
    setMoved({ rows: result.rows, over: null });
    if (waiting.current === null) await store(result.move, moving);
    else waiting.current.push(result.move);
  };

  const store = async (first: RowMove<Row>, { save }: TreeMoving<Row>): Promise<void> => {
    const queue: RowMove<Row>[] = [first];
    waiting.current = queue;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await save(next, next !== first);
        if (queue.length > 0) continue;
        messages.success(`已移动「${nameOf(list.resource, next.row)}」`);
        setMoved((shown) => shown && { ...shown, over: latest.current });
        await list.reload({ saved: next.row.id });
      }
    } catch (error) {
      setMoved(null);
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
      // A part may have been stored, or all of it and only the answer was lost.
      await list.reload();
    } finally {
      waiting.current = null;
    }
  };

  return {
    rows,
    allowed: may && Object.keys(list.state.filters).length === 0,
    fits: (row, place) => holds(place) && moveRow(rows, row, place) !== null,
    move,
  };
}
