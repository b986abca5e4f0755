import { spu, type SpuRow, SpuStatus } from '@zhilv/contract/mall';
import type { List } from '@zhilv/crud';
import { ApiError, call, confirm, messages } from '@zhilv/platform';
import { useRef } from 'react';

/** What is done with goods in their row. */
export interface SpuActions {
  readonly recycle: (row: SpuRow) => Promise<void>;
  readonly restore: (row: SpuRow) => Promise<void>;
  readonly remove: (row: SpuRow) => Promise<void>;
}

/** Gives the actions of a list of goods. Each asks where it takes something away, and loads the list again, refused or not. */
export function useSpuActions<Name extends string>(list: List<SpuRow, Name>): SpuActions {
  // A second press while the first is asked about or under way does nothing.
  const underWay = useRef(false);

  const act = async (question: { content: string; danger: boolean } | null, make: () => Promise<unknown>, said: string) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      if (question !== null && !(await confirm(question))) return;
      await make();
      messages.success(said);
    } catch (error) {
      // `call` has told why.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      underWay.current = false;
    }
    await list.reload({});
  };

  const turn = ({ id }: SpuRow, status: -1 | 0): Promise<unknown> => call(spu.updateStatus, { id, status });
  return {
    recycle: (row) =>
      act(
        { content: `将「${row.name}」移入回收站，移入后不能购买，可以随时恢复。`, danger: false },
        () => turn(row, SpuStatus.recycled),
        `已将「${row.name}」移入回收站`,
      ),
    restore: (row) => act(null, () => turn(row, SpuStatus.offSale), `已将「${row.name}」恢复到仓库，上架后可以购买`),
    remove: (row) =>
      act(
        { content: `将彻底删除「${row.name}」和它的全部规格，删除后不能恢复。`, danger: true },
        () => call(spu.delete, { id: row.id }),
        `已删除「${row.name}」`,
      ),
  };
}
