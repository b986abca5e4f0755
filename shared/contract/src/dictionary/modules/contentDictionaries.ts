import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the public site's content. */
export const contentDictionaries: readonly Dictionary[] = [
  {
    id: 141,
    type: 'cjy_column_type',
    name: '栏目类型',
    entries: [
      ['1', '首页轮播', 'default'],
      ['2', '新闻资讯', 'primary'],
      ['3', '解决方案', 'success'],
      ['4', '关于我们', 'info'],
      ['5', '经典案例', 'warning'],
    ],
  },
  {
    id: 142,
    type: 'cjy_solution_type',
    name: '方案类型',
    entries: [
      ['1', '全域旅游', 'primary'],
      ['2', '智慧景区', 'success'],
    ],
  },
  {
    id: 143,
    type: 'cjy_news_type',
    name: '新闻类型',
    entries: [
      ['1', '公司新闻', 'primary'],
      ['2', '行业资讯', 'info'],
    ],
  },
  {
    id: 144,
    type: 'cjy_recommend',
    name: '是否推荐',
    entries: [
      ['0', '否', 'info'],
      ['1', '是', 'danger'],
    ],
  },
];
