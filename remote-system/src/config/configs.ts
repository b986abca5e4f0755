import { config } from '@zhilv/contract/infra';
import { dateTime, defineResource, dict, longText, switchOf, text } from '@zhilv/crud';

/** Settings of the installation. */
export const configs = defineResource({
  name: '参数配置',
  api: config,
  fields: {
    name: text('参数名称'),
    category: text('参数分组'),
    key: text('参数键名', { code: true, copy: true }),
    value: longText('参数键值'),
    visible: switchOf('是否可见'),
    type: dict('参数类型', 'infra_config_type'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  initial: { visible: true },
  refusals: { 1_001_000_002: 'key' },
});
