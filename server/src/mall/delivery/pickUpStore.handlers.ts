import { pickUpStore } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { areaName } from '../../system/area/areas.ts';
import { pickUpStores } from './pickUpStore.table.ts';

const ENABLED = 0;

const declared = records(pickUpStore, pickUpStores, { sortable: ['name', 'phone', 'status', 'createTime'] });

/** The rows of stores. */
export const pickUpStoreRows = declared.rows;

/** Stores in which buyers fetch goods (docs/protocol/trade.md §2). */
export const handlers = [
  ...declared.handlers,
  implement(pickUpStore.listAllSimple, async (call) => {
    const stores = await rowsWhere(call, pickUpStores, eq(pickUpStores.status, ENABLED), {
      orderBy: [asc(pickUpStores.id)],
      columns: ['id', 'name', 'phone', 'areaId', 'detailAddress'],
    });
    return stores.map((store) => ({ ...store, areaName: areaName(store.areaId) }));
  }),
];
