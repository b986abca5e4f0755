import { role } from '@zhilv/contract/system';
import { dateTime, defineResource, dict, longText, number, status, text } from '@zhilv/crud';

/** Roles. What they are granted has calls and dialogs of its own. */
export const roles = defineResource({
  name: '角色',
  api: role,
  fields: {
    name: text('角色名称'),
    code: text('角色标志', { code: true }),
    type: dict('角色类型', 'system_role_type'),
    dataScope: dict('数据范围', 'system_data_scope'),
    sort: number('显示顺序'),
    status: status('状态'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  initial: { sort: 0 },
  refusals: { 1002002001: 'name', 1002002002: 'code', 1002002005: 'code' },
});
