import { type Endpoint, type Id, type InputOf, sameId } from '@zhilv/contract';
import { ApiError, call } from '@zhilv/platform';
import type * as z from 'zod/mini';
import { onlyKnown } from '../../editor/conflict/onlyKnown.ts';
import type { RowMove } from '../nodes/moveRow.ts';
import type { Placed } from '../nodes/treeOf.ts';
import type { TreeMoving } from './useMoving.ts';

/** A record that has a place among those beside it. */
interface Ordered extends Placed {
  readonly sort: number;
}

/** The calls that move records. */
interface MoveCalls {
  /** Moves a record, and puts those beside it into an order. Only our server has such a call. */
  readonly move: Endpoint<z.ZodMiniType<unknown, { readonly id: Id; readonly parentId: Id; readonly ids: Id[] }>>;
  /** Saves one record. A stock back end moves records by it, one after the other. */
  readonly update: Endpoint;
}

interface TreeMovingOptions<Row> extends Pick<TreeMoving<Row>, 'holds'> {
  /** Gives a record as it has to be at its new place. */
  readonly placed?: (row: Row) => Row;
}

/** A ruoyi-vue-pro answers like this where it has no such call (docs/protocol/README.md §2.2). */
const LACKING: ReadonlySet<number> = new Set([404, 501]);

/**
 * Says how the records of a tree are moved: by one call, or where the back end lacks it by saving each whose number or parent changes.
 *
 * @param rows all records of the tree
 */
export function treeMoving<Row extends Ordered>(
  { move, update }: MoveCalls,
  rows: readonly Row[],
  { placed = (row) => row, ...options }: TreeMovingOptions<Row> = {},
): TreeMoving<Row> {
  const save = async ({ row, parentId, ids }: RowMove<Row>, follows: boolean): Promise<void> => {
    try {
      await call(move, { id: row.id, parentId, ids: [...ids] } satisfies InputOf<typeof move>, { quiet: true });
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || !LACKING.has(error.code)) throw error;
    }
    const byId = new Map(rows.map((one) => [String(one.id), one]));
    const renumbered = ids.flatMap((id, index) => {
      const one = byId.get(String(id));
      // After another move their numbers are not those that came any more.
      const isKept = one === undefined || sameId(id, row.id) || (!follows && one.sort === index + 1);
      return isKept ? [] : [{ ...one, sort: index + 1 }];
    });
    // Whoever is refused the new place must not find the others moved.
    const moved = placed({ ...row, parentId, sort: ids.indexOf(row.id) + 1 });
    for (const one of [moved, ...renumbered]) await call(update, onlyKnown(update, one), { quiet: true });
  };
  return { ...options, call: update, save };
}
