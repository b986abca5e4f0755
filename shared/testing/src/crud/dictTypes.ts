import { dictType } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, type RecordOf, text } from '@zhilv/crud';

/** A resource with a field of most kinds, whose calls the seeded back end answers. */
export const dictTypes = defineResource({
  name: '字典类型',
  api: dictType,
  fields: {
    name: text('字典名称'),
    type: text('字典类型', { code: true }),
    status: dict('状态', 'common_status'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  initial: { status: 0 },
  refusals: { 1_002_006_003: 'name', 1_002_006_004: 'type' },
});

export type DictTypeRow = RecordOf<typeof dictType>;
export type DictTypeField = keyof typeof dictTypes.fields;

/** Makes a record, with values of its own for what the test is about. */
export const dictTypeRow = (id: number, values: Partial<DictTypeRow> = {}): DictTypeRow => ({
  id,
  name: `类型 ${id}`,
  type: `type_${id}`,
  status: 0,
  remark: null,
  createTime: 1_696_118_400_000,
  ...values,
});
