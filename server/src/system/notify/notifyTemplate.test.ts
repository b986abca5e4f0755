import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { notifyMessages } from './notifyMessage.table.ts';

/** The id of the account `bpmstaff`, to whom the messages go. */
const RECEIVER = 2;

let app: TestApp;
let token: string;
let guest: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) =>
  app.answer(method, `/system/notify-template${path}`, { token, body });

const draft = { name: '待办提醒', type: 2, nickname: '系统', content: '您好 {name}，任务 {task} 待办', status: 0, remark: '' };

/** Makes a template, and gives its code. */
async function template(code: string, change: object = {}): Promise<string> {
  const { code: outcome } = await answer('POST', '/create', { ...draft, code, ...change });
  expect(outcome).toBe(0);
  return code;
}

const send = (templateCode: string, templateParams?: unknown, receiver: object = { userId: RECEIVER, userType: 2 }) =>
  answer('POST', '/send-notify', { ...receiver, templateCode, templateParams });

const message = async (id: unknown) => (await app.answer('GET', `/system/notify-message/get?id=${String(id)}`, { token })).data;
const count = () => app.database.db.$count(notifyMessages);

describe('a template', () => {
  it('knows the places in its text, also after the text has changed', async () => {
    const { data: id } = await answer('POST', '/create', { ...draft, code: 'places', content: '{a}{b}{a}' });
    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ content: '{a}{b}{a}', params: ['a', 'b'] });

    await answer('PUT', '/update', { ...draft, id, code: 'places', content: '没有占位符' });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ params: [] });
  });

  it('is refused in the words of a real back end', async () => {
    await template('taken');

    expect(await answer('POST', '/create', { ...draft, code: 'taken' })).toEqual({
      code: 1002026001,
      data: null,
      msg: '已经存在编码为【taken】的站内信模板',
    });
    expect(await answer('POST', '/create', { ...draft, code: 'empty', content: '' })).toMatchObject({
      code: 400,
      msg: '请求参数不正确:模版内容不能为空',
    });
    const missing = { code: 1002026000, data: null, msg: '站内信模版不存在' };
    expect(await answer('PUT', '/update', { ...draft, code: 'none', id: 999999 })).toEqual(missing);
    expect(await answer('DELETE', '/delete?id=999999')).toEqual(missing);
    expect(await answer('PUT', '/update', { ...draft, code: 'none' })).toMatchObject({ msg: '请求参数不正确:ID 不能为空' });
  });
});

describe('a message of a template', () => {
  it('reaches the user filled in, and keeps numbers as numbers', async () => {
    const { code, data: id } = await send(await template('sent'), { name: '小张', task: 7 });

    expect(code).toBe(0);
    expect(await message(id)).toMatchObject({
      userId: RECEIVER,
      userType: 2,
      userNickname: '贺文渊',
      templateCode: 'sent',
      templateNickname: '系统',
      templateType: 2,
      templateContent: '您好 小张，任务 7 待办',
      templateParams: { name: '小张', task: 7 },
      readStatus: false,
      createTime: app.clock.now,
    });
  });

  it('is filled once, and not with what every object has', async () => {
    const { data: id } = await send(await template('once'), { name: '{task}', task: '{name}' });
    expect(await message(id)).toMatchObject({ templateContent: '您好 {task}，任务 {name} 待办' });

    for (const name of ['constructor', '__proto__', 'toString']) {
      const code = await template(`own_${name}`, { content: `{${name}}` });
      expect(await send(code, {})).toEqual({ code: 1002028000, data: null, msg: `模板参数(${name})缺失` });
    }
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it('is not sent without a value for each place, of an unknown template, or longer than a message can be', async () => {
    const code = await template('refused');
    const before = await count();

    expect(await send(code, { name: '小张' })).toEqual({ code: 1002028000, data: null, msg: '模板参数(task)缺失' });
    expect(await send(code)).toMatchObject({ code: 1002028000 });
    expect(await send('nope', {})).toEqual({ code: 1002008001, data: null, msg: '当前通知公告不存在' });
    expect(await send(code, { name: '长'.repeat(1020), task: '长' })).toMatchObject({ code: 400 });
    expect(await send(code, { name: {}, task: [] })).toMatchObject({ code: 400 });
    expect(await count()).toBe(before);
  });

  it('is not sent by a template that is off, as in a real back end', async () => {
    const code = await template('off', { status: 1 });
    const before = await count();

    expect(await send(code, { name: '小张', task: '请假' })).toEqual({ code: 0, data: null, msg: '' });
    expect(await count()).toBe(before);
  });

  it('goes to users of the tenant whom the sender sees', async () => {
    const code = await template('receivers', { content: '您好' });
    const missing = { code: 1002003003, data: null, msg: '用户不存在' };

    expect(await send(code, {}, { userId: 999999, userType: 2 })).toEqual(missing);
    expect(await send(code, {}, { userId: RECEIVER, userType: 1 })).toEqual(missing);
  });

  it('is not sent by who may not', async () => {
    const code = await template('guests', { content: '您好' });
    const before = await count();

    const sending = { userId: RECEIVER, userType: 2, templateCode: code };
    expect(await app.answer('POST', '/system/notify-template/send-notify', { token: guest, body: sending })).toMatchObject({
      code: 403,
    });
    expect(await count()).toBe(before);
  });
});

it('records of messages show those to users whom one sees', async () => {
  await app.database.db.update(notifyMessages).set({ userId: 4 }).where(eq(notifyMessages.id, 1));
  const seen = (await app.answer('GET', '/system/notify-message/get?id=1', { token })).data;

  expect(seen).toMatchObject({ userId: 4, userNickname: '访客' });
});
