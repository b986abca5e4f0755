import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById } from '../wire/query.ts';

/**
 * Browsers tell no page that another one refuses to be framed, so our server asks the site of a menu row. This call is ours
 * alone: where a back end lacks it, people see what their browser shows (docs/protocol/operation.md §3).
 */
export const frame = {
  check: endpoint({
    method: 'GET',
    path: '/infra/frame/check',
    access: 'signed-in',
    input: ById,
    output: z.object({
      /** True when the page of this row says that it must not be framed here; false also where nobody knows. */
      refused: z.boolean(),
    }),
  }),
};
