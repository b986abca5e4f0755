import { listLoader, sideLoader } from '@zhilv/crud';
import { loadCountedDepts } from './deptTree.ts';
import { users } from './users.tsx';

export const page = { key: 'system/user/index', title: '用户管理' };

export { UserPage as Component } from './UserPage.tsx';

export const loader = sideLoader(listLoader(users), loadCountedDepts);
