import { treeLoader } from '@zhilv/crud';
import { livePages } from './livePages.ts';
import { menuRows } from './menuRows.ts';

export const page = { key: 'system/menu/index', title: '菜单管理' };

export { MenuPage as Component } from './MenuPage.tsx';

const load = treeLoader(menuRows);

export const loader: typeof load = async (args) => {
  const [loaded] = await Promise.all([load(args), livePages.load()]);
  return loaded;
};
