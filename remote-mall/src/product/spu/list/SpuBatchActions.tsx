import { spu, type SpuRow, SpuStatus } from '@zhilv/contract/mall';
import { BatchAction, type List } from '@zhilv/crud';
import { call } from '@zhilv/platform';

export interface SpuBatchActionsProps<Name extends string> {
  list: List<SpuRow, Name>;
  /** Whether the list shows the recycle bin. */
  recycled: boolean;
}

/** Does to all chosen goods what the list is about: in the recycle bin they come back or go for ever. */
export function SpuBatchActions<Name extends string>({ list, recycled }: SpuBatchActionsProps<Name>) {
  const turn =
    (status: -1 | 0 | 1) =>
    ({ id }: SpuRow): Promise<unknown> =>
      call(spu.updateStatus, { id, status }, { quiet: true });
  if (recycled)
    return (
      <>
        <BatchAction
          list={list}
          verb="恢复"
          consequence="恢复后在仓库中，上架后可以购买"
          operation={spu.updateStatus}
          perform={turn(SpuStatus.offSale)}
        />
        <BatchAction
          list={list}
          verb="彻底删除"
          consequence="连同它们的全部规格，删除后不能恢复"
          danger
          operation={spu.delete}
          perform={({ id }) => call(spu.delete, { id }, { quiet: true })}
        />
      </>
    );
  return (
    <>
      <BatchAction
        list={list}
        verb="上架"
        consequence="上架后可以购买"
        operation={spu.updateStatus}
        perform={turn(SpuStatus.onSale)}
      />
      <BatchAction
        list={list}
        verb="下架"
        consequence="下架后不能购买"
        operation={spu.updateStatus}
        perform={turn(SpuStatus.offSale)}
      />
      <BatchAction
        list={list}
        verb="回收"
        consequence="移入回收站后不能购买，可以随时恢复"
        operation={spu.updateStatus}
        perform={turn(SpuStatus.recycled)}
      />
    </>
  );
}
