import { getListedModel, model } from '@zhilv/contract/bpm';
import { dateTime, defineResource, dict, longText, text, textDict } from '@zhilv/crud';
import { deployment } from './deployment.tsx';

const { page, create, update, delete: remove } = model;

/** Process models, from which definitions are deployed. */
export const models = defineResource({
  name: '流程模型',
  api: { page, get: getListedModel, create, update, delete: remove },
  fields: {
    name: text('流程名称'),
    key: text('流程标识', { code: true, placeholder: '以字母或下划线开头，如 oa_leave' }),
    category: textDict('流程分类', 'bpm_model_category'),
    formType: dict('表单类型', 'bpm_model_form_type'),
    description: longText('流程描述'),
    processDefinition: deployment('部署'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  // The key is taken, or is no XML id.
  refusals: { 1009002000: 'key', 1009002002: 'key' },
});
