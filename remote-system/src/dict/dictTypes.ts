import { dictType } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, text } from '@zhilv/crud';

/** Dictionary types: what the entries of a dictionary are gathered under. */
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
