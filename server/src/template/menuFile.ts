import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { capitalised, screenNames } from './screenNames.ts';

const RIGHTS = [
  ['查询', 'query'],
  ['新增', 'create'],
  ['修改', 'update'],
  ['删除', 'delete'],
  ['导出', 'export'],
] as const;

/** The page's menu row with its permissions. */
export function menuFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, menu } = screen;
  const { one, type, path, permission, pageKey } = screenNames(screen);
  const buttons = RIGHTS.map(
    ([title, right], index) => `button(${menu.id + 1 + index}, '${label}${title}', '${permission}:${right}', ${index + 1}),`,
  );
  return {
    path: `server/src/seed/menu/added/${one}Menus.ts`,
    text: `import type { MenuAddition } from '../MenuAddition.ts';
import { button, page } from '../menuNode.ts';

/** The page of ${label}, and what may be done there. */
export const ${one}Menus: MenuAddition = {
  name: '${permission.replace(':', '-')}',
  parentId: ${menu.parentId},
  rows: [
    page(
      ${menu.id},
      '${label}管理',
      {
        sort: ${menu.sort},
        path: '${path.split('/').at(-1)}',
        icon: 'list',
        component: '${pageKey}',
        componentName: '${capitalised(module)}${type}',
      },
      [
        ${buttons.join('\n        ')}
      ],
    ),
  ],
};
`,
  };
}
