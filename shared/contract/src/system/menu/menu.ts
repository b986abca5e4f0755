import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';

/** A row as a selector shows it. */
export const MenuName = z.object({ id: Id, name: z.string(), parentId: Id, type: z.int() });
export type MenuName = z.infer<typeof MenuName>;

/** The rows of the menu, which are the same for all tenants. */
export const menu = {
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/menu/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(MenuName),
    badRowsLeftOut: true,
  }),
};
