import { pageOf } from '@zhilv/contract';
import { EditedUser, type User, user, USER_REFUSALS } from '@zhilv/contract/system';
import { Absent, dateTime, defineResource, dict, longText, password, references, status, text, treeReference } from '@zhilv/crud';
import { loadPosts, loadRoles } from './choices.ts';
import { deptName, loadDepts } from './deptTree.ts';

/** The accounts of the people who work with the console. */
export const users = defineResource({
  name: '用户',
  api: { ...user, page: { ...user.page, output: pageOf(EditedUser) } },
  fields: {
    username: text('用户账号', { code: true }),
    nickname: text('用户昵称'),
    password: password('登录密码'),
    deptId: treeReference('归属部门', loadDepts, { show: (id) => (id === null || id === undefined ? null : deptName(id)) }),
    dept: {
      label: '部门',
      empty: null,
      column: 'text',
      Input: null,
      show: (dept: User['dept']) => dept?.name ?? <Absent />,
    },
    mobile: text('手机号码'),
    email: text('邮箱'),
    sex: dict('用户性别', 'system_user_sex'),
    postIds: references('岗位', loadPosts),
    roleIds: references('角色', loadRoles),
    status: status('状态'),
    remark: longText('备注'),
    loginDate: dateTime('最后登录时间'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'username',
  refusals: {
    [USER_REFUSALS.usernameTaken]: 'username',
    [USER_REFUSALS.mobileTaken]: 'mobile',
    [USER_REFUSALS.emailTaken]: 'email',
    [USER_REFUSALS.deptMissing]: 'deptId',
    [USER_REFUSALS.deptOff]: 'deptId',
    [USER_REFUSALS.postMissing]: 'postIds',
    [USER_REFUSALS.postOff]: 'postIds',
  },
});
