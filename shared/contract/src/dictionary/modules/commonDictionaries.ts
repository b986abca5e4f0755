import type { Dictionary } from './dictionary.ts';

/** Dictionaries that every part of the console uses. */
export const commonDictionaries: readonly Dictionary[] = [
  {
    id: 1,
    type: 'user_type',
    name: '用户类型',
    entries: [
      ['1', '会员', 'primary'],
      ['2', '管理员', 'success'],
    ],
  },
  {
    id: 2,
    type: 'common_status',
    name: '系统状态',
    entries: [
      ['0', '开启', 'primary'],
      ['1', '关闭', 'info'],
    ],
  },
  {
    id: 3,
    type: 'terminal',
    name: '终端',
    entries: [
      ['10', '微信小程序', 'default'],
      ['11', '微信公众号', 'default'],
      ['20', 'H5 网页', 'default'],
      ['31', '苹果 App', 'default'],
      ['32', '安卓 App', 'default'],
    ],
  },
];
