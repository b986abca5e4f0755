import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import * as field from '../../resource/fields.ts';
import { type DraftOf, type RecordOf, resource } from '../../resource/resource.ts';
import { requiredText } from '../../wire/values.ts';

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

/** Takes a value that comes as a number too, and gives it as text. */
const valueDraft = z.pipe(
  z.union([z.string(), z.pipe(z.number(), z.transform(String))], { error: '字典键值不能为空' }),
  requiredText('字典键值', 100),
);

/** Entries of dictionaries; their types are `dictType`. */
export const dictData = {
  ...resource({
    name: '字典数据',
    path: '/system/dict-data',
    permission: 'system:dict',
    fields: {
      sort: field.number('显示顺序', { initial: 0 }),
      label: field.requiredText('字典标签', 100),
      value: { ...field.requiredText('字典键值', 100, { kind: 'code' }), draft: valueDraft },
      dictType: field.requiredText('字典类型', 100, { kind: 'code' }),
      status: field.status(),
      colorType: field.text('颜色类型', 100, { initial: 'default' }),
      cssClass: field.text('CSS 样式', 100, { kind: 'code' }),
      remark: field.longText('备注', 500),
    },
    filters: ['label', 'dictType', 'status'],
    codes: { missing: 1_002_007_001, taken: { value: 1_002_007_003 } },
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
export type DictData = RecordOf<typeof dictData>;
export type DictDataDraft = DraftOf<typeof dictData>;
