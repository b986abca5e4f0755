import { spu, SpuName, SpuStatus } from '@zhilv/contract/mall';
import { and, desc, eq } from 'drizzle-orm';
import { implement, implementFile } from '../../../call/implement.ts';
import { kept, rowsWhere, shownBy } from '../../../records/rows.ts';
import { changeStamp } from '../../../records/stamps.ts';
import { spuMissing, spuNotRecycled } from '../goodsRefusals.ts';
import { skus } from '../sku.table.ts';
import { spus } from '../spu.table.ts';
import { exportSpus } from './exportSpus.ts';
import { lockSpu } from './lockSpu.ts';
import { createSpu, updateSpu } from './saveSpu.ts';
import { spuDetails } from './spuDetails.ts';
import { countsByTab, pageOfSpus } from './spuList.ts';
import { spuHistory, spuRows } from './spuRows.ts';

/** Goods and their SKUs (docs/protocol/product.md §3). */
export const handlers = [
  implement(spu.page, pageOfSpus),
  implement(spu.getCount, countsByTab),
  implement(spu.getDetail, async (call) => {
    const [found] = await spuDetails(call, [call.input.id]);
    if (found === undefined) throw spuMissing();
    return found;
  }),
  implement(spu.list, (call) => spuDetails(call, call.input.spuIds)),
  implement(spu.listAllSimple, (call) =>
    rowsWhere(call, spus, eq(spus.status, SpuStatus.onSale), {
      orderBy: [desc(spus.sort), desc(spus.id)],
      columns: shownBy(spus, SpuName),
    }),
  ),
  implement(spu.create, createSpu),
  implement(spu.update, updateSpu),
  implement(spu.updateStatus, ({ input, ...call }) => spuRows.update(call, input)),
  implement(spu.delete, (call) =>
    call.db.transaction(async (db) => {
      const inside = { ...call, db };
      const { id } = call.input;
      const { status } = await lockSpu(inside, id);
      if (status !== SpuStatus.recycled) throw spuNotRecycled();
      const own = and(eq(skus.spuId, id), kept(skus, inside));
      await db
        .update(skus)
        .set({ deleted: true, ...changeStamp(inside) })
        .where(own);
      return spuRows.remove(inside, id);
    }),
  ),
  implement(spu.changes, async (call) => {
    await spuRows.required(call, call.input.id, ['id']);
    return spuHistory.changes(call, call.input.id);
  }),
  implementFile(spu.export, exportSpus),
];
