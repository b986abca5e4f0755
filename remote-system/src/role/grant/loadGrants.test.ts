import { dept, menu, permission, role } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadDataScope, loadRoleMenus } from './loadGrants.ts';

const { backEnd, storeSession } = preparePlatform();
const at = ({ path }: { readonly path: string }) => `/admin-api${path}`;
const of = { id: 5, name: '客服', code: 'service', sort: 1, status: 0, type: 2, dataScope: 1, createTime: 0 };

beforeEach(() => {
  storeSession();
  backEnd().script(at(menu.listAllSimple), success([{ id: 1, name: '系统管理', parentId: 0, type: 1 }]));
  backEnd().script(at(permission.listRoleMenus), success([1]));
  backEnd().script(at(dept.listAllSimple), success([{ id: 1, name: '总部', parentId: 0 }]));
});

it('disables the menu rows that the user lacks', async () => {
  backEnd().script(at(permission.listOwnMenus), success([2]));

  expect(await loadRoleMenus(of)).toMatchObject({ nodes: [{ label: '系统管理', disabled: true }], menuIds: [1] });
});

it('disables none where the back end does not say which the user has', async () => {
  backEnd().script(at(permission.listOwnMenus), refusal(404, '请求地址不存在'));

  expect((await loadRoleMenus(of)).nodes[0]).not.toHaveProperty('disabled');
});

it('fails where the back end refuses to say it, instead of offering everything', async () => {
  backEnd().script(at(permission.listOwnMenus), refusal(500, '系统异常'));

  await expect(loadRoleMenus(of)).rejects.toMatchObject({ code: 500 });
});

it('has the data scope as it is now, not as the list has it', async () => {
  backEnd().script(at(role.get), success({ ...of, dataScope: 2, dataScopeDeptIds: [1] }));

  expect(await loadDataScope(of)).toMatchObject({ nodes: [{ label: '总部' }], dataScope: 2, deptIds: [1] });
});

it('tells that the role has gone', async () => {
  backEnd().script(at(role.get), success(null));

  await expect(loadDataScope(of)).rejects.toMatchObject({ code: role.codes.missing, message: '角色已被删除，请刷新列表' });
});
