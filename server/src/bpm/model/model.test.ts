import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/bpm/model${path}`, { token, body });

const names = async (filter: string) =>
  ((await answer('GET', `/page?${filter}`)).data as { list: { name: string }[] }).list.map(({ name }) => name);

const empty = { category: null, formType: null, formId: null, formCustomCreatePath: null, formCustomViewPath: null };

describe('process models', () => {
  it('are created with a text id and without a diagram', async () => {
    const draft = { key: 'visitor_claim', name: '游客理赔', description: '景区责任险' };

    const { data: id } = await answer('POST', '/create', draft);

    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const record = { ...draft, ...empty, id, createTime: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual({ ...record, bpmnXml: null, revision: app.clock.now });
    expect((await answer('GET', '/page?key=visitor_claim')).data).toEqual({
      sortable: ['key', 'name', 'category', 'createTime'],
      list: [{ ...record, formName: null, processDefinition: null }],
      total: 1,
      offers: ['views'],
    });
  });

  it('refuse a key that is taken or cannot be an XML id', async () => {
    expect(await answer('POST', '/create', { key: 'oa_leave', name: '请假' })).toEqual({
      code: 1009002000,
      data: null,
      msg: '已经存在流程标识为【oa_leave】的流程',
    });
    expect(await answer('POST', '/create', { key: '1 bad', name: '请假' })).toMatchObject({ code: 1009002002 });
    expect(await answer('POST', '/create', { name: '请假' })).toMatchObject({
      code: 400,
      msg: '请求参数不正确:流程标识不能为空',
    });
    expect(await answer('POST', '/create', { key: 'x' })).toMatchObject({ code: 400, msg: '请求参数不正确:流程名称不能为空' });
  });

  it('are changed by who names a revision only while they have it', async () => {
    const { data: id } = await answer('POST', '/create', { key: 'two_people', name: '两人' });
    const { revision } = (await answer('GET', `/get?id=${id}`)).data as { revision: number };

    expect(await answer('PUT', '/update', { id, name: '先', revision })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { id, name: '后', revision })).toMatchObject({ code: 409 });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ name: '先' });
  });

  it('keep on an update what was not sent, the key and the diagram above all', async () => {
    const { data: id } = await answer('POST', '/create', { key: 'lost_property', name: '失物招领', description: '游客服务' });
    const bpmnXml = '<definitions/>';

    await answer('PUT', '/update', { id, key: 'other', category: '2', bpmnXml });
    await answer('PUT', '/update', { id, name: '失物登记', formType: 10, formId: 7, bpmnXml: null });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({
      key: 'lost_property',
      name: '失物登记',
      description: '游客服务',
      category: '2',
      formType: 10,
      formId: 7,
      bpmnXml,
    });
  });

  it.each([
    ['a diagram with a declaration', { bpmnXml: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }, '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
    ['a diagram of more than 5 MB', { bpmnXml: `<a>${'x'.repeat(5 * 1024 * 1024)}</a>` }, '流程图不能超过 5 MB'],
    ['a form type past its column', { formType: 32_768 }, '表单类型应为 0 到 32767 的整数'],
  ])('refuse %s', async (_what, change, why) => {
    expect(await answer('PUT', '/update', { id: 'any', ...change })).toMatchObject({ code: 400, msg: `请求参数不正确:${why}` });
  });

  it('free their key when they are deleted', async () => {
    const { data: id } = await answer('POST', '/create', { key: 'short_lived', name: '一次性' });

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);

    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
    expect(await answer('DELETE', `/delete?id=${id}`)).toEqual({ code: 1009002001, data: null, msg: '流程模型不存在' });
    expect(await answer('POST', '/create', { key: 'short_lived', name: '又一次' })).toMatchObject({ code: 0 });
  });

  it('are found by part of the name and by category', async () => {
    expect(await names(`name=${encodeURIComponent('差旅')}`)).toEqual(['差旅费用报销']);
    expect(await names('category=1')).not.toContain('差旅费用报销');
  });
});
