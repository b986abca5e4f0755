import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Instant } from '../wire/values.ts';

/**
 * One passing of a process through an element of its diagram, flows among them (docs/protocol/bpm.md §7). Keys repeat after a
 * send-back; an instance that was rejected or cancelled has no end event.
 */
export const Activity = z.object({
  /** The id of the element in the XML. */
  key: z.string(),
  /** The kind of the element, such as `userTask` or `sequenceFlow`. */
  type: z.string(),
  startTime: Instant,
  /** Null while it is not finished. */
  endTime: z.nullish(Instant),
  /** The task that a user task made; null for every other element. */
  taskId: z.nullish(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** What processes have passed through. */
export const activity = {
  /** The whole history of an instance, empty for an unknown one. Ours comes oldest first; that of a real back end begins anywhere. */
  list: endpoint({
    method: 'GET',
    path: '/bpm/activity/list',
    access: { permission: 'bpm:task:query' },
    input: z.object({ processInstanceId: z.string() }),
    output: z.array(Activity),
  }),
};
