import { processModel } from '@zhilv/contract/bpm';
import { dateTime, defineResource, longText, text, textDict } from '@zhilv/crud';
import { deployment } from './deployment.tsx';

const { page, create, delete: remove } = processModel;

/** Process models, from which definitions are deployed. */
export const models = defineResource({
  name: '流程模型',
  api: { page, create, delete: remove },
  fields: {
    name: text('流程名称'),
    key: text('流程标识', { code: true, placeholder: '以字母或下划线开头，如 oa_leave' }),
    category: textDict('流程分类', 'bpm_model_category'),
    description: longText('流程描述'),
    processDefinition: deployment('部署'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
});
