import { dictData, dictType } from '@zhilv/contract/system';
import { choice, parentOf, screen } from '@zhilv/crud';
import { call, dictionary } from '@zhilv/platform';
import { dictDataLabel } from './dictDataLabel.tsx';

export const page = {
  key: 'system/dict/data/index',
  path: '/dict/type/data/:dictId(\\d+)',
  title: '字典数据',
  activeMenu: 'system/dict/index',
};

/** The colours of tags (docs/protocol/system.md §7.2). */
const COLORS = [
  { value: 'default', label: '默认', tone: 'plain' },
  { value: 'primary', label: '主要', tone: 'accent' },
  { value: 'success', label: '成功', tone: 'success' },
  { value: 'info', label: '信息', tone: 'info' },
  { value: 'warning', label: '警告', tone: 'warning' },
  { value: 'danger', label: '危险', tone: 'danger' },
] as const;

/** The data of one dictionary type. A label shows as the tag that lists make of it. */
export const { Component, loader } = screen(dictData, {
  page,
  parent: parentOf(dictType, {
    page: 'system/dict/index',
    back: '返回字典管理',
    parameter: 'dictId',
    values: ({ type }) => ({ dictType: type }),
    load: () => call(dictType.listAllSimple, {}),
  }),
  fields: { label: dictDataLabel, colorType: (label) => choice(label, COLORS) },
  columns: ['label', 'value', 'colorType', 'cssClass', 'sort', 'remark', 'status', 'createTime'],
  filters: ['label', 'status'],
  form: ['label', 'value', 'sort', 'status', 'colorType', 'cssClass', 'remark'],
  // The whole console shows the new labels and colours.
  changed: () => dictionary.load(),
});
