import { DEPTS, fillTestPeople, PEOPLE } from '@zhilv/testing/people/fill-test-people';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenants } from '../../tenant/tenant.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestPeople });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system/user/${path}`, { token, body });
let drafts = 0;
const draft = (more: object = {}) => ({ username: `newcomer${++drafts}`, nickname: '新同事', password: 'begin123', ...more });
const found = async (query: string) => (await answer('GET', `page?${query}`)).data as { list: object[]; total: number };

describe('an account is refused', () => {
  it.each([
    [{ username: 'Designer', nickname: '另一人' }, 0, ''],
    [{ username: 'designer' }, 1002003000, '用户账号已经存在'],
    [{ mobile: '13800000010' }, 1002003001, '手机号已经存在'],
    [{ email: 'de@example.com' }, 1002003002, '邮箱已经存在'],
    [{ mobile: '13800000020' }, 0, ''],
    [{ username: 'stranger' }, 0, ''],
    [{ mobile: '', email: '' }, 0, ''],
    [{ username: undefined }, 400, '请求参数不正确:用户账号不能为空'],
    [{ username: 'a b' }, 400, '请求参数不正确:用户账号由 4-30 位数字、字母组成'],
    [{ nickname: undefined }, 400, '请求参数不正确:用户昵称不能为空'],
    [{ password: undefined }, 400, '请求参数不正确:密码不能为空'],
    [{ mobile: '12345' }, 400, '请求参数不正确:手机号格式不正确'],
    [{ email: 'x' }, 400, '请求参数不正确:邮箱格式不正确'],
    [{ deptId: 99999 }, 1002004002, '当前部门不存在'],
    [{ deptId: DEPTS.foreign }, 1002004002, '当前部门不存在'],
    [{ deptId: DEPTS.closed }, 1002004006, '部门不处于开启状态，不允许选择'],
    [{ postIds: [99999] }, 1002005000, '当前岗位不存在'],
    [{ postIds: [4] }, 1002005000, '当前岗位不存在'],
    [{ postIds: [3] }, 1002005001, '岗位(顾问) 不处于开启状态，不允许选择'],
  ])('or made by %j', async (more, code, msg) => {
    const before = await found('');

    expect(await answer('POST', 'create', draft(more))).toMatchObject({ code, msg });

    expect(await found('')).toMatchObject({ total: before.total + (code === 0 ? 1 : 0) });
  });

  it('to a tenant that has as many as it may', async () => {
    await app.database.db
      .update(tenants)
      .set({ accountCount: (await found('')).total })
      .where(eq(tenants.id, 1));

    expect(await answer('POST', 'create', draft())).toMatchObject({ code: 1002003008 });
    await app.database.db.update(tenants).set({ accountCount: null }).where(eq(tenants.id, 1));
  });

  it('when it is changed to what another one has, and may keep what it has itself', async () => {
    const change = { id: PEOPLE.designer, username: 'designer', nickname: '设计师', email: 'de@example.com' };

    expect(await answer('PUT', 'update', change)).toMatchObject({ code: 0 });
    expect(await answer('PUT', 'update', { ...change, mobile: '13800000010' })).toMatchObject({ code: 1002003001 });
    expect(await answer('PUT', 'update', { ...change, username: 'seller' })).toMatchObject({ code: 1002003000 });
  });

  it('for one of two people who want a number at the same moment', async () => {
    const create = (username: string) => answer('POST', 'create', draft({ username, mobile: '13912345678' }));

    const codes = (await Promise.all([create('first'), create('second')])).map(({ code }) => code);

    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 1002003001]);
  });
});
