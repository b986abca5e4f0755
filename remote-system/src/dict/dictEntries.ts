import { dictData } from '@zhilv/contract/system';
import { choice, dateTime, defineResource, dict, longText, number, text } from '@zhilv/crud';
import { entryLabel } from './entryLabel.tsx';

/** The colours of tags (contract system.md §7.2). */
const COLORS = [
  { value: 'default', label: '默认', tone: 'plain' },
  { value: 'primary', label: '主要', tone: 'accent' },
  { value: 'success', label: '成功', tone: 'success' },
  { value: 'info', label: '信息', tone: 'info' },
  { value: 'warning', label: '警告', tone: 'warning' },
  { value: 'danger', label: '危险', tone: 'danger' },
] as const;

/** The entries of dictionaries. A label shows as the tag that lists make of it. */
export const dictEntries = defineResource({
  name: '字典数据',
  api: dictData,
  fields: {
    label: entryLabel('字典标签'),
    value: text('字典键值', { code: true }),
    sort: number('显示顺序'),
    colorType: choice('颜色类型', COLORS),
    cssClass: text('CSS 样式', { code: true }),
    status: dict('状态', 'common_status'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'label',
  initial: { sort: 0, status: 0, colorType: 'default' },
  refusals: { 1_002_007_003: 'value' },
});
