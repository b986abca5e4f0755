import { randomBytes } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import { payApp } from '@zhilv/contract/pay';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Implementation, implement } from '../../call/implement.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { recordHistory } from '../../records/history/recordHistory.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { findRow, hasRow, kept, rowsWhere, type Scope } from '../../records/rows.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { payRefunds } from '../refund/payRefund.table.ts';
import { payApps } from '../app/payApp.table.ts';
import { payChannels } from '../app/payChannel.table.ts';
import { lockApp } from '../app/payApps.ts';
import { appHasOrders, appHasRefunds, appMissing } from '../app/payRefusals.ts';

const history = recordHistory(payApps, {
  fields: ['name', 'status', 'orderNotifyUrl', 'refundNotifyUrl', 'remark'],
  words: payApp,
});
const rows = recordsOf(payApps, { missing: appMissing }, history);

const list = listOf(payApps, z.extend(payApp.record, { updateTime: z.int() }), {
  matches: ({ name, status, createTime }: FiltersOf<typeof payApp.page>) => [
    contains(payApps.name, name),
    equals(payApps.status, status),
    ...within(payApps.createTime, createTime),
  ],
  sortable: ['name', 'status', 'createTime'],
});

/** Applications that take payments (docs/protocol/pay.md §4). */
export const handlers: readonly Implementation[] = [
  implement(payApp.page, async (call) => {
    const page = await pageOfRows(call, list);
    const channels = await channelsOf(
      call,
      page.list.map(({ id }) => id),
    );
    return {
      ...page,
      list: page.list.map((row) => ({ ...withRevision(row), channelCodes: channels.get(String(row.id)) ?? null })),
      offers: [...page.offers, 'restore', 'changes', 'channel-update'],
    };
  }),
  implement(payApp.list, (call) =>
    rowsWhere(call, payApps, undefined, {
      orderBy: [asc(payApps.id)],
      columns: ['id', 'name', 'status', 'remark', 'orderNotifyUrl', 'refundNotifyUrl', 'createTime'],
    }),
  ),
  implement(payApp.get, async (call) => {
    const row = await findRow(call, payApps, call.input.id);
    return row && withRevision(row);
  }),
  implement(payApp.create, (call) => rows.create(call, { ...call.input, secret: randomBytes(32).toString('hex') })),
  implement(payApp.update, (call) => rows.update(call, call.input)),
  implement(payApp.updateStatus, (call) => rows.update(call, call.input)),
  implement(payApp.delete, (call) =>
    call.db.transaction(async (db) => {
      const inside = { ...call, db };
      const { id } = call.input;
      await lockApp(inside, id);
      if (await hasRow(inside, payOrders, eq(payOrders.appId, id))) throw appHasOrders();
      if (await hasRow(inside, payRefunds, eq(payRefunds.appId, id))) throw appHasRefunds();
      return rows.remove(inside, id);
    }),
  ),
  implement(payApp.restore, (call) => rows.restore(call, call.input.id)),
  implement(payApp.changes, (call) => rows.changes(call, call.input.id)),
];

const withRevision = <Row extends { readonly updateTime: number }>(row: Row) => ({ ...row, revision: row.updateTime });

/** Gives the codes of the channels of each application that has some. */
async function channelsOf(scope: Scope, appIds: readonly Id[]): Promise<ReadonlyMap<string, string[]>> {
  if (appIds.length === 0) return new Map();
  const channels = await scope.db
    .select({ appId: payChannels.appId, channelCode: payChannels.code })
    .from(payChannels)
    .where(and(kept(payChannels, scope), inArray(payChannels.appId, [...appIds])))
    .orderBy(asc(payChannels.id));
  const byApp = Map.groupBy(channels, ({ appId }) => String(appId));
  return new Map([...byApp].map(([appId, those]) => [appId, those.map(({ channelCode }) => channelCode)]));
}
