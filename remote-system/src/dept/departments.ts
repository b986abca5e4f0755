import { dept, DEPT_REFUSALS } from '@zhilv/contract/system';
import { dateTime, defineResource, number, parentReference, status, text, treeReference } from '@zhilv/crud';
import { leader } from './leader.ts';
import { userNames } from '../parts/userNames/userNames.ts';

/** Nobody leads a department whom the back end does not know, or must not show. */
const USER_MISSING = 1_002_003_003;

/** Departments, each with the one above it. */
export const departments = defineResource({
  name: '部门',
  api: { page: dept.list, get: dept.get, create: dept.create, update: dept.update, delete: dept.delete },
  fields: {
    name: text('部门名称'),
    parentId: parentReference('上级部门', { of: dept.list, top: '无（最上级）' }),
    leaderUserId: treeReference('负责人', userNames),
    leader: leader('负责人'),
    phone: text('联系电话'),
    email: text('邮箱'),
    sort: number('显示顺序'),
    status: status('状态'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  initial: { status: 0 },
  refusals: {
    [DEPT_REFUSALS.nameTaken]: 'name',
    [DEPT_REFUSALS.parentMissing]: 'parentId',
    [DEPT_REFUSALS.belowItself]: 'parentId',
    [DEPT_REFUSALS.belowItsChild]: 'parentId',
    [USER_MISSING]: 'leaderUserId',
  },
});
