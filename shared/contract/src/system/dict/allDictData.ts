import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';

/**
 * One entry of a dictionary, as every session start reads it (docs/protocol/system.md §7.2). `value` is always text;
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

/**
 * Gives all enabled entries of all types, by type and then in the order they are shown in; not paged. Every session starts with
 * it, sign-in too, which would otherwise load the declaration of a screen.
 */
export const allDictData = endpoint({
  method: 'GET',
  path: '/system/dict-data/list-all-simple',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(DictEntry),
  badRowsLeftOut: true,
});
