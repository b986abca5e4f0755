import * as z from 'zod/mini';
import { type Access, endpoint } from '../wire/endpoint.ts';
import { ById } from '../wire/query.ts';
import { Done } from '../wire/values.ts';
import { RecordChange } from './recordChange.ts';

/** The calls of a list by whose permissions its records are brought back and their changes read. */
interface ListCalls {
  readonly page: { readonly access: Access };
  readonly delete: { readonly access: Access };
}

/**
 * Declares the calls about what was done to the records of a list. Only our server has them; its pages say so by `offers`.
 * @param path that of the list, below which they lie
 */
export const undoEndpoints = (path: string, calls: ListCalls) => ({
  /** Brings back a record that was deleted a moment ago. */
  restore: endpoint({
    method: 'PUT',
    path: `${path}/restore`,
    access: calls.delete.access,
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  /** Gives the changes of a record, the newest first. */
  changes: endpoint({
    method: 'GET',
    path: `${path}/changes`,
    access: calls.page.access,
    input: ById,
    output: z.array(RecordChange),
  }),
});
