import { listLoader } from '@zhilv/crud';
import { roles } from './roles.ts';

export const page = { key: 'system/role/index', title: '角色管理' };

export { RolePage as Component } from './RolePage.tsx';

export const loader = listLoader(roles);
