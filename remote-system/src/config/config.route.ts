import { config } from '@zhilv/contract/infra';
import { longText, screen, secretBy, text } from '@zhilv/crud';

export const page = { key: 'infra/config/index', title: '配置管理' };

/** The `type` of settings that the product itself needs. */
const BUILT_IN = 1;

/** Settings of the installation. */
export const { Component, loader } = screen(config, {
  page,
  fields: {
    key: (label) => text(label, { code: true, copy: true }),
    value: (label) => secretBy('key', longText(label)),
  },
  columns: ['name', 'category', 'key', 'value', 'visible', 'remark', 'type', 'createTime'],
  undeletable: ({ type }) => (type === BUILT_IN ? '系统内置的参数不能删除' : undefined),
});
