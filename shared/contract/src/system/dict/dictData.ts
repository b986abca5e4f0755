import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type DraftOf, type RecordOf, resource } from '../../resource/resource.ts';
import { requiredText } from '../../wire/values.ts';

/** Takes a value that comes as a number too, and gives it as text. */
const valueDraft = z.pipe(
  z.union([z.string(), z.pipe(z.number(), z.transform(String))], { error: '字典键值不能为空' }),
  requiredText('字典键值', 100),
);

/** Entries of dictionaries; their types are `dictType`. A session reads all of them by `allDictData`. */
export const dictData = resource({
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
});
export type DictData = RecordOf<typeof dictData>;
export type DictDataDraft = DraftOf<typeof dictData>;
