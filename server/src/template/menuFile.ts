import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { capitalised, screenNames } from './screenNames.ts';

/** The page's menu row; its buttons follow from the calls. */
export function menuFile(screen: ScreenDescription): GeneratedFile {
  const { module, label, menu } = screen;
  const { one, type, path, permission, pageKey } = screenNames(screen);
  return {
    path: `server/src/${module}/${one}/${one}.menu.ts`,
    text: `import { ${one} } from '@zhilv/contract/${module}';
import { buttonsOf } from '../../system/menu/rows/buttonsOf.ts';
import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { page } from '../../system/menu/rows/menuNode.ts';

const place = {
  sort: ${menu.sort},
  path: '${path.split('/').at(-1)}',
  icon: 'list',
  component: '${pageKey}',
  componentName: '${capitalised(module)}${type}',
};

/** The page of ${label}, and what may be done there. */
export const menu: MenuAddition = {
  name: '${permission.replace(':', '-')}',
  parentId: ${menu.parentId},
  rows: [page(${menu.id}, '${label}管理', place, buttonsOf(${one}, ${menu.id + 1}, '${label}'))],
};
`,
  };
}
