import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depts } from '../../system/dept/dept.table.ts';
import { dictDataRows } from '../../system/dict/dictData.table.ts';
import { menus } from '../../system/menu/menu.table.ts';
import { posts } from '../../system/post/post.table.ts';
import { roleMenus, roles, userRoles } from '../../system/role/role.table.ts';
import { users } from '../../system/user/user.table.ts';
import { userGroups } from '../group/userGroup.table.ts';
import { models } from '../model/model.table.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p">
  <userTask id="lead" name="组长审批" /><userTask id="boss" name="主管审批" />
</process></definitions>`;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    async fill(database) {
      const { db } = database;
      await fillTestStaff(database);
      const of = { tenantId: 1 };
      await db.insert(models).values([
        { ...of, id: 'drawn', key: 'drawn', name: '画好的', bpmnXml: XML },
        { ...of, id: 'blank', key: 'blank', name: '还没画的' },
        { ...of, id: 'broken', key: 'broken', name: '坏的', bpmnXml: '<not-bpmn' },
        { tenantId: 4, id: 'foreign', key: 'foreign', name: '别家的', bpmnXml: XML },
      ]);
      await db.insert(depts).values([
        { ...of, id: 7, name: '研发部' },
        { ...of, id: 8, name: '撤销的部', status: 1 },
      ]);
      await db.insert(posts).values([
        { ...of, id: 1, name: '经理', code: 'manager' },
        { ...of, id: 2, name: '顾问', code: 'adviser', status: 1 },
      ]);
      await db.insert(userGroups).values([
        { ...of, id: 1, name: '评审组' },
        { ...of, id: 2, name: '旧组', status: 1 },
      ]);
      const script = { dictType: 'bpm_task_assign_script' };
      await db.insert(dictDataRows).values([
        { ...script, value: '10', label: '流程发起人' },
        { ...script, value: '20', label: '一级领导', status: 1 },
        { ...script, value: '30', label: '自己加的' },
      ]);
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());
beforeEach(() => app.database.db.delete(taskAssignRules));

const answer = (method: string, path: string, body?: unknown) =>
  app.answer(method, `/bpm/task-assign-rule${path}`, { token, body });

const draft = { modelId: 'drawn', taskDefinitionKey: 'lead', type: 30, options: [2] };
const create = async (change: object = {}) => (await answer('POST', '/create', { ...draft, ...change })).data as number;
const list = async (query: string) => (await answer('GET', `/list?${query}`)).data;

const withoutRule = { id: null, modelId: null, processDefinitionId: null, type: null, options: null };

describe('the rules of a model', () => {
  it('are one for each user task of its XML, in that order, also where there is none yet', async () => {
    const id = await create({ taskDefinitionKey: 'boss', options: [2, 3, 2] });
    // The diagram has it no longer, or not yet.
    await create({ taskDefinitionKey: 'gone' });

    expect(await list('modelId=drawn')).toEqual([
      { ...withoutRule, taskDefinitionKey: 'lead', taskDefinitionName: '组长审批' },
      {
        id,
        modelId: 'drawn',
        processDefinitionId: '',
        taskDefinitionKey: 'boss',
        taskDefinitionName: '主管审批',
        type: 30,
        options: [2, 3],
      },
    ]);
  });

  it('are none without a diagram, for a model that is not there, and without a parameter', async () => {
    for (const query of ['modelId=blank', 'modelId=foreign', 'modelId=nope', 'processDefinitionId=a:1:b', 'modelId=', ''])
      expect(await list(query), query).toEqual([]);
    expect(await answer('GET', '/list?modelId=broken')).toEqual(refusal(400, '请求参数不正确:流程图不是有效的 XML'));
  });

  it('are changed, but a user task has one', async () => {
    const id = await create();

    expect(await answer('POST', '/create', draft)).toEqual(refusal(1009006000, '流程(drawn) 的任务(lead) 已经存在分配规则'));
    expect(await answer('PUT', '/update', { id, type: 20, options: [7] })).toMatchObject({ code: 0, data: true });

    expect(await list('modelId=drawn')).toMatchObject([{ id, type: 20, options: [7] }, withoutRule]);
  });

  it('need a model that is there', async () => {
    for (const modelId of ['nope', 'foreign'])
      expect(await answer('POST', '/create', { ...draft, modelId })).toEqual(refusal(1009002001, '流程模型不存在'));
  });

  it('keep what was chosen and is gone since, while nothing else is chosen', async () => {
    const { db } = app.database;
    const id = await create({ type: 40, options: [1] });
    await db.update(userGroups).set({ deleted: true }).where(eq(userGroups.id, 1));
    await db.insert(userGroups).values({ id: 3, tenantId: 1, name: '新组' });

    expect(await answer('PUT', '/update', { id, type: 40, options: [1, 3] })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { id, type: 40, options: [3, 4] })).toMatchObject({ code: 1009011000 });

    await db.update(userGroups).set({ deleted: false }).where(eq(userGroups.id, 1));
  });
});

describe('the rules of a definition', () => {
  const processDefinitionId = 'drawn:1:5f0c7a10';

  it('are shown with the names of then, and not changed', async () => {
    const of = { tenantId: 1, modelId: 'drawn', processDefinitionId, type: 30 };
    await app.database.db.insert(taskAssignRules).values([
      { ...of, id: 1, taskDefinitionKey: 'boss', taskDefinitionName: '旧名', options: [2] },
      { ...of, id: 2, taskDefinitionKey: 'lead', taskDefinitionName: '组长', options: [3] },
    ]);

    expect(await list(`processDefinitionId=${processDefinitionId}`)).toMatchObject([
      { id: 1, modelId: 'drawn', processDefinitionId, taskDefinitionKey: 'boss', taskDefinitionName: '旧名', options: [2] },
      { id: 2, taskDefinitionName: '组长' },
    ]);
    expect(await list('modelId=drawn')).toMatchObject([withoutRule, withoutRule]);
    expect(await answer('PUT', '/update', { id: 1, type: 30, options: [3] })).toEqual(
      refusal(1009006002, '只有流程模型的任务分配规则，才允许被修改'),
    );
  });
});

describe('a rule is refused', () => {
  it.each([
    ['an unknown role', 10, [2, 999], 1002002000, '角色不存在'],
    ['a role that is off', 10, [2, 3], 1002002004, '名字为【停用的角色】的角色已被禁用'],
    ['an unknown department', 20, [999], 1002004002, '当前部门不存在'],
    ['a department that is off', 21, [7, 8], 1002004006, '部门(撤销的部)不处于开启状态，不允许选择'],
    ['an unknown post', 22, [999], 1002005000, '当前岗位不存在'],
    ['a post that is off', 22, [2], 1002005001, '岗位(顾问) 不处于开启状态，不允许选择'],
    ['an unknown user', 30, [999], 1002003003, '用户不存在'],
    ['a user who is off', 30, [4], 1002003006, '名字为【离职者】的用户已被禁用'],
    ['an unknown group', 40, [999], 1009011000, '用户组不存在'],
    ['a group that is off', 40, [2], 1009011001, '名字为【旧组】的用户组已被禁用'],
    ['an unknown script', 50, [99], 1002007001, '当前字典数据不存在'],
    ['a script that is off', 50, [20], 1002007002, '字典数据(一级领导)不处于开启状态，不允许选择'],
    ['a script that nothing can run', 50, [10, 30], 1009006004, '操作失败，原因：任务分配脚本(30) 不存在'],
    ['an unknown type', 99, [2], 400, '请求参数不正确:规则类型必须是 [10, 20, 21, 22, 30, 40, 50]'],
    ['no options', 30, [], 400, '请求参数不正确:规则值数组不能为空'],
  ])('for %s', async (_what, type, options, code, msg) => {
    expect(await answer('POST', '/create', { ...draft, type, options })).toEqual(refusal(code, msg));
    const id = await create();
    expect(await answer('PUT', '/update', { id, type, options })).toEqual(refusal(code, msg));
  });

  it('for people and roles of another tenant', async () => {
    const { db } = app.database;
    await db.insert(users).values({ id: 6, tenantId: 4, username: 'stranger', nickname: '别家的人', password: '' });
    await db.insert(roles).values({ id: 6, tenantId: 4, name: '别家的角色', code: 'foreign' });

    expect(await answer('POST', '/create', { ...draft, options: [6] })).toMatchObject({ code: 1002003003 });
    expect(await answer('POST', '/create', { ...draft, type: 10, options: [6] })).toMatchObject({ code: 1002002000 });
  });

  it('for people and departments that the data scope of the caller hides', async () => {
    const { db } = app.database;
    const OWN_ACCOUNT = 5;
    await db.insert(menus).values({ id: 900, parentId: 1, type: 3, name: '创建', permission: 'bpm:task-assign-rule:create' });
    await db.insert(roles).values({ id: 90, tenantId: 1, name: '只看自己', code: 'own', dataScope: OWN_ACCOUNT });
    await db.insert(roleMenus).values({ roleId: 90, menuId: 900 });
    await db.insert(userRoles).values({ userId: 3, roleId: 90 });
    const narrow = (await app.signIn('nobody', TEST_PASSWORD)).accessToken;
    const made = (change: object) =>
      app.answer('POST', '/bpm/task-assign-rule/create', { token: narrow, body: { ...draft, ...change } });

    expect(await made({ options: [3, 2] })).toMatchObject({ code: 1002003003 });
    expect(await made({ type: 20, options: [7] })).toMatchObject({ code: 1002004002 });
    expect(await made({ options: [3] })).toMatchObject({ code: 0 });
  });

  it('to somebody without the permission', async () => {
    const clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
    const call = (method: string, path: string, body?: object) =>
      app.answer(method, `/bpm/task-assign-rule${path}`, { token: clerk, body });

    for (const refused of [
      call('GET', '/list'),
      call('POST', '/create', draft),
      call('PUT', '/update', { id: 1, type: 30, options: [2] }),
    ])
      expect(await refused).toEqual(refusal(403, '没有该操作权限'));
  });
});
