import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

interface Message {
  readonly id: number;
  readonly userId: number;
  readonly readStatus: boolean;
  readonly readTime: number | null;
  readonly templateContent: string;
}

let app: TestApp;
let tokens: Record<'admin' | 'bpmstaff' | 'mallstaff' | 'guest', string>;
beforeAll(async () => {
  app = await startTestApp();
  const token = async (username: string) => (await app.signIn(username, SEEDED_PASSWORD)).accessToken;
  tokens = {
    admin: await token('admin'),
    bpmstaff: await token('bpmstaff'),
    mallstaff: await token('mallstaff'),
    guest: await token('guest'),
  };
});
afterAll(() => app.database.close());

async function data<Data>(who: keyof typeof tokens, method: string, path: string): Promise<Data> {
  const { body } = await app.call(method, `/system/notify-message${path}`, { token: tokens[who] });
  return (body as { data: Data }).data;
}
const unread = (who: keyof typeof tokens) => data<Message[]>(who, 'GET', '/get-unread-list');
const count = (who: keyof typeof tokens) => data<number>(who, 'GET', '/get-unread-count');
const own = (who: keyof typeof tokens, query = '') => data<{ list: Message[]; total: number }>(who, 'GET', `/my-page?${query}`);

describe('messages', () => {
  it('are counted and listed for whom they are, the unread ones newest first and filled in', async () => {
    const messages = await unread('admin');

    expect(messages).toHaveLength(3);
    expect(await count('admin')).toBe(3);
    expect(messages.every(({ userId, readStatus }) => userId === 1 && !readStatus)).toBe(true);
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(messages[0]?.templateContent).toBe('许嘉禾提交的「合同用印」等待您办理，当前环节：公司负责人审批。');
    expect(await data<Message[]>('admin', 'GET', '/get-unread-list?size=1')).toEqual(messages.slice(0, 1));
  });

  it('are read by those whom they are for; those of others are passed over', async () => {
    const [first] = await unread('bpmstaff');
    const [foreign] = await unread('mallstaff');
    const before = { own: await count('bpmstaff'), foreign: await count('mallstaff') };

    expect(await data('bpmstaff', 'PUT', `/update-read?ids=${first?.id}&ids=${foreign?.id}`)).toBe(true);

    expect(await count('bpmstaff')).toBe(before.own - 1);
    expect(await count('mallstaff')).toBe(before.foreign);
    const read = (await own('bpmstaff', 'readStatus=true')).list.find(({ id }) => id === first?.id);
    expect(read).toMatchObject({ readStatus: true, readTime: app.clock.now });
  });

  it('keep the time when they were read first', async () => {
    const earlier = (await own('mallstaff', 'readStatus=true')).list[0];

    await data('mallstaff', 'PUT', '/update-all-read');

    expect(await count('mallstaff')).toBe(0);
    expect((await own('mallstaff')).list.find(({ id }) => id === earlier?.id)?.readTime).toBe(earlier?.readTime);
    expect((await own('mallstaff', 'readStatus=false')).total).toBe(0);
  });

  it('of everybody are for those who may see them', async () => {
    const { list, total } = await data<{ list: Message[]; total: number }>('admin', 'GET', '/page?userId=2&templateCode=bpm');

    expect(total).toBe(3);
    expect(new Set(list.map(({ userId }) => userId))).toEqual(new Set([2]));
    expect(await data<Message>('admin', 'GET', `/get?id=${list[0]?.id}`)).toEqual(list[0]);
    expect(await app.call('GET', '/system/notify-message/page', { token: tokens.guest })).toMatchObject({ body: { code: 403 } });
  });

  it('are marked by their ids, which must be there', async () => {
    expect(await app.call('PUT', '/system/notify-message/update-read', { token: tokens.guest })).toMatchObject({
      body: { code: 400, msg: '请求参数缺失:ids' },
    });
  });
});
