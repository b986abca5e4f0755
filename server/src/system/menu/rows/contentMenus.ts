import { type MenuNode, button, directory, page } from './menuNode.ts';

/** The public site. */
export const contentMenus: readonly MenuNode[] = [
  directory(5001, '网站管理', { sort: 5, path: '/cjy', icon: 'documentation' }, [
    page(
      5010,
      '公司信息',
      { sort: 1, path: 'company-info', icon: 'edit', component: 'cjy/companyInfo/index', componentName: 'CjyCompanyInfo' },
      [
        button(5011, '公司信息查询', 'cjy:company-info:query', 1),
        button(5012, '公司信息创建', 'cjy:company-info:create', 2),
        button(5013, '公司信息更新', 'cjy:company-info:update', 3),
      ],
    ),
    page(
      5020,
      '栏目管理',
      { sort: 2, path: 'column-info', icon: 'table', component: 'cjy/columnInfo/index', componentName: 'CjyColumnInfo' },
      [
        button(5021, '栏目查询', 'cjy:column-info:query', 1),
        button(5022, '栏目创建', 'cjy:column-info:create', 2),
        button(5023, '栏目更新', 'cjy:column-info:update', 3),
        button(5024, '栏目删除', 'cjy:column-info:delete', 4),
        button(5025, '栏目导出', 'cjy:column-info:export', 5),
      ],
    ),
  ]),
];
