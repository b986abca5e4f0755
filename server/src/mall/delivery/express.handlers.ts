import { express } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { ascending } from '../../records/sorting.ts';
import { expresses } from './express.table.ts';

const ENABLED = 0;

const declared = records(express, expresses, {
  words: { code: '已经存在该编码的快递公司' },
  order: [ascending('sort'), ascending('id')],
  sortable: ['code', 'name', 'sort', 'status', 'createTime'],
});

/** The rows of couriers. */
export const expressRows = declared.rows;

/** Couriers (docs/protocol/trade.md §2). */
export const handlers = [
  ...declared.handlers,
  implement(express.listAllSimple, (call) =>
    rowsWhere(call, expresses, eq(expresses.status, ENABLED), {
      orderBy: [asc(expresses.sort), asc(expresses.id)],
      columns: ['id', 'name'],
    }),
  ),
];
