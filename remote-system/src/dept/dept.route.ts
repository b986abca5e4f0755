import { treeLoader } from '@zhilv/crud';
import { departments } from './departments.ts';
import { withLeaderNames } from './withLeaderNames.ts';

export const page = { key: 'system/dept/index', title: '部门管理' };

export { DeptPage as Component } from './DeptPage.tsx';

const load = treeLoader(departments);

export const loader: typeof load = async (args) => {
  const loaded = await load(args);
  return { ...loaded, rows: await withLeaderNames(loaded.rows) };
};
