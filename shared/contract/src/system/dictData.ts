import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * One entry of a dictionary, as every session start reads it (contract system.md §7.2). `value` is always text;
 * `colorType` is `default primary success info warning danger` or empty.
 */
export const DictEntry = z.object({
  dictType: z.string(),
  value: z.string(),
  label: z.string(),
  colorType: z.nullish(z.string()),
  cssClass: z.nullish(z.string()),
});
export type DictEntry = z.infer<typeof DictEntry>;

/** Entries of dictionaries; their types are `dictType`. */
export const dictData = {
  /** All enabled entries of all types, by type and then in the order they are shown in; not paged. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dict-data/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DictEntry),
  }),
};
