import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryRange } from '../wire/query.ts';
import { Done, Instant, pageOf, requiredText } from '../wire/values.ts';

/** What failed too often in a process, and waits until somebody has it tried again (docs/protocol/bpm.md §7). */
export const ProcessIncident = z.object({
  id: z.string(),
  /** `timer`, `job` for an asynchronous step or a service, or `message` for a signal on its way to the instance. */
  kind: z.string(),
  /** The id of the element in the XML; of a `message` the name of the signal. */
  elementId: z.string(),
  /** What it failed with, for people. */
  reason: z.string(),
  createTime: Instant,
  /** That which somebody started, also where something failed that it called. */
  processInstance: z.object({
    id: z.string(),
    name: z.nullish(z.string()),
    processDefinitionId: z.string(),
    startUserNickname: z.nullish(z.string()),
  }),
});
export type ProcessIncident = z.infer<typeof ProcessIncident>;

/** What is stuck in processes. Only our server has these calls: a real back end retries in its engine alone. */
export const processIncident = {
  /** Those of all instances, newest first. */
  page: endpoint({
    method: 'GET',
    path: '/bpm/incident/page',
    access: { permission: 'bpm:incident:query' },
    input: pageQuery({
      processInstanceId: z.optional(z.string()),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(ProcessIncident),
  }),
  /** Has it tried again at once. It comes back as another one when it fails again. */
  retry: endpoint({
    method: 'PUT',
    path: '/bpm/incident/retry',
    access: { permission: 'bpm:incident:retry' },
    input: z.object({ id: requiredText('故障编号') }),
    inputIn: 'query',
    output: Done,
  }),
};
