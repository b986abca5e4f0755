import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { endpoint } from '../endpoint.ts';
import { queryInt } from '../query.ts';
import { CommonStatus, Id, Instant, optionalText, requiredInt, requiredText } from '../values.ts';

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

/** An entry as its editor knows it. */
export const DictData = z.extend(DictEntry, {
  id: Id,
  sort: z.int(),
  status: z.int(),
  remark: z.nullish(z.string()),
  createTime: Instant,
});
export type DictData = z.infer<typeof DictData>;

/** What an editor fills in. A value may come as a number, and is text all the same. */
export const DictDataDraft = z.object({
  sort: requiredInt('显示顺序'),
  label: requiredText('字典标签', 100),
  value: z.pipe(
    z.union([z.string(), z.pipe(z.number(), z.transform(String))], { error: '字典键值不能为空' }),
    requiredText('字典键值', 100),
  ),
  dictType: requiredText('字典类型', 100),
  status: CommonStatus,
  colorType: optionalText('颜色类型', 100),
  cssClass: optionalText('CSS 样式', 100),
  remark: optionalText('备注', 500),
});
export type DictDataDraft = z.infer<typeof DictDataDraft>;

/** Entries of dictionaries; their types are `dictType`. The type filters exactly. */
export const dictData = {
  ...crudEndpoints({
    path: '/system/dict-data',
    permission: 'system:dict',
    record: DictData,
    draft: DictDataDraft,
    id: '字典数据编号',
    filters: {
      label: z.optional(z.string()),
      dictType: z.optional(z.string()),
      status: z.optional(queryInt),
    },
    export: {},
  }),
  /** All enabled entries of all types, by type and then in the order they are shown in; not paged. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dict-data/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DictEntry),
  }),
};
