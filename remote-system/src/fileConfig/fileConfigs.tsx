import { fileConfig } from '@zhilv/contract/infra';
import { defineResource, dict, switchOf, text } from '@zhilv/crud';

/** Where uploaded files are kept, which is set where the back end is started. */
export const fileConfigs = defineResource({
  name: '文件配置',
  api: fileConfig,
  fields: {
    name: text('配置名'),
    storage: dict('存储器', 'infra_file_storage'),
    master: switchOf('主配置', '主配置', '非主配置'),
    remark: text('备注', { copy: true }),
  },
  nameField: 'name',
});
