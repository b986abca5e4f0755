import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/product/brand${path}`, { token, body });

const draft = (change: object = {}) => ({ name: '新品牌', picUrl: '/a.png', sort: 1, description: '描述', status: 0, ...change });

describe('brands of goods', () => {
  it('refuse a name that another has, and a missing sort', async () => {
    expect((await answer('POST', '/create', draft())).code).toBe(0);

    expect(await answer('POST', '/create', draft())).toEqual(refusal(1008002002, '品牌名称已存在'));
    expect(await answer('POST', '/create', draft({ name: '又一个', sort: undefined }))).toEqual(
      refusal(400, '请求参数不正确:品牌排序不能为空'),
    );
  });

  it('say so when there is none of the id', async () => {
    expect(await answer('PUT', '/update', draft({ name: '无此', id: 999999 }))).toEqual(refusal(1008002000, '品牌不存在'));
    expect(await answer('DELETE', '/delete?id=999999')).toEqual(refusal(1008002000, '品牌不存在'));
  });

  it('are listed by a part of their name', async () => {
    const { data } = await answer('GET', `/list?name=${encodeURIComponent('智旅')}`);

    expect(data).toMatchObject([{ id: 5, name: '智旅文创' }]);
  });

  it('are offered to everybody who is signed in, without those that are off', async () => {
    const clerk = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;

    const { data } = await app.answer('GET', '/product/brand/list-all-simple', { token: clerk });

    expect(data).toContainEqual({ id: 5, name: '智旅文创' });
    expect((data as { id: number }[]).map(({ id }) => id)).not.toContain(4);
  });
});
