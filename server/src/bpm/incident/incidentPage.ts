import type { processIncident } from '@zhilv/contract/bpm';
import { and, eq } from 'drizzle-orm';
import { equals, within } from '../../records/filters.ts';
import type { FiltersOf, ListCall } from '../../records/paging.ts';
import { kept } from '../../records/rows.ts';
import { descending, orderBy, requestedOrder } from '../../records/sorting.ts';
import { users } from '../../system/user/user.table.ts';
import { processIncidents } from '../process/rows/processIncident.table.ts';
import { processInstances } from '../process/rows/processInstance.table.ts';
import { instanceOfTask } from '../task/list/instanceOfTask.ts';

type PageCall = ListCall<FiltersOf<typeof processIncident.page> & { readonly pageNo: number; readonly pageSize: number }>;

/** Gives a page of what is stuck, newest first, with the instances that somebody started. */
export async function incidentPage(call: PageCall) {
  const { pageNo, pageSize, processInstanceId, createTime: range } = call.input;
  const { id, kind, elementId, reason, createTime, rootId } = processIncidents;
  const where = and(kept(processIncidents, call), equals(rootId, processInstanceId), ...within(createTime, range));
  const list = await call.db
    .select({ id, kind, elementId, reason, createTime, processInstance: instanceOfTask })
    .from(processIncidents)
    .innerJoin(processInstances, eq(processInstances.id, rootId))
    .leftJoin(users, eq(users.id, processInstances.startUserId))
    .where(where)
    .orderBy(...orderBy(processIncidents, requestedOrder([descending('createTime'), descending('id')], [], call.input)))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, total: await call.db.$count(processIncidents, where), offers: ['views'] };
}
