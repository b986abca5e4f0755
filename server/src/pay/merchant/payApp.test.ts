import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BusinessError } from '../../call/BusinessError.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { createPayOrder } from '../order/createPayOrder.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const answer = (method: string, path: string, body?: unknown) => payments.answer(method, path, { token: payments.token, body });

const draft = {
  name: '夜游票务',
  status: 0,
  remark: '',
  orderNotifyUrl: 'http://pay.example/update-paid',
  refundNotifyUrl: 'http://pay.example/update-refunded',
};
const create = async (further: object = {}): Promise<number> =>
  Number((await answer('POST', '/pay/app/create', { ...draft, ...further })).data);

describe('applications', () => {
  it('are listed newest first with the codes of their channels, and by age to choose from', async () => {
    const id = await create();

    const { data } = await answer('GET', '/pay/app/page');
    const { list, offers } = data as { list: { id: number; channelCodes: string[] | null }[]; offers: string[] };
    expect(list.slice(0, 2).map((app) => [app.id, app.channelCodes])).toEqual([
      [id, null],
      [10, null],
    ]);
    expect(list.find((app) => app.id === 8)?.channelCodes).toEqual(['mock', 'wallet']);
    expect(offers).toEqual(expect.arrayContaining(['channel-update', 'restore', 'changes']));
    const all = (await answer('GET', '/pay/app/list')).data as { id: number; name: string }[];
    expect(all.map((app) => app.id)).toEqual([1, 7, 8, 10, id]);
  });

  it.each([
    [{ name: '' }, '应用名不能为空'],
    [{ orderNotifyUrl: undefined }, '支付结果的回调地址不能为空'],
    [{ orderNotifyUrl: 'x' }, '支付结果的回调地址必须为 URL 格式'],
    [{ orderNotifyUrl: 'javascript:alert(1)' }, '支付结果的回调地址必须为 URL 格式'],
    [{ refundNotifyUrl: undefined }, '退款结果的回调地址不能为空'],
    [{ refundNotifyUrl: 'file:///etc/passwd' }, '退款结果的回调地址必须为 URL 格式'],
    [{ refundNotifyUrl: '/etc/passwd' }, '退款结果的回调地址必须为 URL 格式'],
  ])('are refused with %o: %s', async (change, words) => {
    expect(await answer('POST', '/pay/app/create', { ...draft, ...change })).toEqual(refusal(400, `请求参数不正确:${words}`));
  });

  it('may name an address of this server by its path', async () => {
    const id = await create({ name: '本站', orderNotifyUrl: '/admin-api/pay/demo-order/update-paid' });

    expect((await answer('GET', `/pay/app/get?id=${id}`)).data).toMatchObject({
      orderNotifyUrl: '/admin-api/pay/demo-order/update-paid',
    });
  });

  it('are switched off and on, and stay what they are otherwise', async () => {
    const id = await create();

    expect(await answer('PUT', '/pay/app/update-status', { id, status: 1 })).toEqual({ code: 0, data: true, msg: '' });

    expect((await answer('GET', `/pay/app/get?id=${id}`)).data).toMatchObject({ ...draft, id, status: 1 });
    expect(await answer('PUT', '/pay/app/update-status', { id: 999_999, status: 1 })).toEqual(
      refusal(1_007_000_000, 'App 不存在'),
    );
  });

  it('are not deleted while something was paid for them', async () => {
    expect(await answer('DELETE', '/pay/app/delete?id=7')).toEqual(refusal(1_007_000_003, '支付应用存在支付订单，无法删除'));
    await payments.database.db.execute(sql`update pay_order set deleted = true where app_id = 7`);
    expect(await answer('DELETE', '/pay/app/delete?id=7')).toEqual(refusal(1_007_000_004, '支付应用存在退款订单，无法删除'));
    await payments.database.db.execute(sql`update pay_order set deleted = false where app_id = 7`);

    const id = await create();
    expect((await answer('DELETE', `/pay/app/delete?id=${id}`)).data).toBe(true);
    expect(await answer('DELETE', `/pay/app/delete?id=${id}`)).toEqual(refusal(1_007_000_000, 'App 不存在'));
    expect((await answer('PUT', `/pay/app/restore?id=${id}`)).data).toBe(true);
  });

  it('are not deleted while an order is just being made for them', async () => {
    const { db } = payments.database;
    const author = { tenantId: 1, clock: () => payments.clock.now, user: null };
    const order = { merchantOrderId: '1', subject: '门票', body: '', price: 1, expireTime: payments.clock.now, userIp: '' };
    for (let round = 0; round < 8; round += 1) {
      const appId = await create();
      const make = () =>
        db
          .transaction((tx) => createPayOrder(tx, author, { ...order, appId }))
          .then(
            () => 0,
            (error: unknown) => (error instanceof BusinessError ? error.code : error),
          );
      const remove = async () => (await answer('DELETE', `/pay/app/delete?id=${appId}`)).code;

      const [made, removed] =
        round % 2 === 0 ? await Promise.all([make(), remove()]) : (await Promise.all([remove(), make()])).toReversed();

      expect([
        [0, 1_007_000_003],
        [1_007_000_000, 0],
      ]).toContainEqual([made, removed]);
    }
  });

  it('tell what was changed of them, and their secrets to nobody', async () => {
    const id = await create();
    await answer('PUT', '/pay/app/update', { ...draft, id, name: '夜游' });
    const [app] = await payments.rows<{ secret: string }>(sql`select secret from pay_app where id = ${id}`);

    const told = await Promise.all(
      ['/pay/app/page', '/pay/app/list', `/pay/app/get?id=${id}`, `/pay/app/changes?id=${id}`].map((path) => answer('GET', path)),
    );

    expect(app?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(told)).not.toContain(app?.secret);
    expect(JSON.stringify(told)).not.toContain('"secret"');
    expect(told[3]).toMatchObject({ data: [{ fields: [{ field: 'name' }] }, {}] });
    const kept = JSON.stringify(await payments.rows(sql`select * from system_record_change`));
    expect(kept).toContain('夜游');
    expect(kept).not.toContain(app?.secret);
  });
});

describe('channels', () => {
  const config = { appId: '2021', privateKey: 'MIIEv', alipayPublicKey: 'MIIBI', inner: { apiV3Key: 'k3', name: 'x' } };
  const get = async (appId: number, code: string) =>
    (await answer('GET', `/pay/channel/get?appId=${appId}&code=${code}`)).data as { id: number; config: string } | null;
  const stored = async (id: number) => {
    const [row] = await payments.rows<{ config: string }>(sql`select config from pay_channel where id = ${id}`);
    return JSON.parse(row?.config ?? '') as unknown;
  };
  const add = (appId: number, code = 'alipay_pc') =>
    answer('POST', '/pay/channel/create', { appId, code, status: 0, feeRate: 0.6, remark: '', config: JSON.stringify(config) });

  it('are made once for each code, changed and removed', async () => {
    const appId = await create();
    const { data: id } = await add(appId);

    expect(await add(appId)).toEqual(refusal(1_007_001_004, '已存在相同的渠道'));
    expect(await get(appId, 'alipay_pc')).toMatchObject({ id, appId, code: 'alipay_pc', status: 0, feeRate: 0.6 });
    expect(await get(appId, 'mock')).toBeNull();
    expect((await answer('GET', `/pay/channel/get-enable-code-list?appId=${appId}`)).data).toEqual(['alipay_pc']);
    const change = { id, status: 1, feeRate: 1, remark: '停用', config: '{}' };
    expect((await answer('PUT', '/pay/channel/update', change)).data).toBe(true);
    expect((await answer('GET', `/pay/channel/get-enable-code-list?appId=${appId}`)).data).toEqual([]);
    expect(await get(appId, 'alipay_pc')).toMatchObject({ status: 1, feeRate: 1, remark: '停用' });
    expect((await answer('DELETE', `/pay/channel/delete?id=${id}`)).data).toBe(true);
    expect(await answer('PUT', '/pay/channel/update', change)).toEqual(refusal(1_007_001_000, '支付渠道的配置不存在'));
    expect((await add(appId)).code).toBe(0);
  });

  it('keep their secrets to themselves, also when they are changed', async () => {
    const appId = await create();
    const { data } = await add(appId);
    const id = Number(data);
    expect(await stored(id)).toEqual(config);

    const shown = JSON.parse((await get(appId, 'alipay_pc'))?.config ?? '') as typeof config;
    expect(shown).toEqual({
      appId: '2021',
      privateKey: '******',
      alipayPublicKey: 'MIIBI',
      inner: { apiV3Key: '******', name: 'x' },
    });

    const change = { id, status: 0, feeRate: 0.6, remark: '' };
    await answer('PUT', '/pay/channel/update', {
      ...change,
      config: JSON.stringify({ ...shown, appId: '2022' }),
    });
    expect(await stored(id)).toEqual({ ...config, appId: '2022' });
    await answer('PUT', '/pay/channel/update', { ...change, config: JSON.stringify({ ...shown, privateKey: 'NEW' }) });
    expect(await stored(id)).toEqual({ ...config, privateKey: 'NEW' });
    const [row] = await payments.rows<{ key: string }>(sql`select notify_key as key from pay_channel where id = ${id}`);
    expect(JSON.stringify(await get(appId, 'alipay_pc'))).not.toContain(row?.key);
  });

  it('keep the secret that somebody changes while somebody else changes the rest', async () => {
    const appId = await create();
    const { data: id } = await add(appId);
    const shown = JSON.parse((await get(appId, 'alipay_pc'))?.config ?? '') as typeof config;
    const change = { id, status: 0, feeRate: 0.6, remark: '' };

    await Promise.all([
      answer('PUT', '/pay/channel/update', { ...change, config: JSON.stringify({ ...shown, privateKey: 'NEW' }) }),
      answer('PUT', '/pay/channel/update', { ...change, config: JSON.stringify(shown), remark: '另一人' }),
    ]);

    expect(await stored(Number(id))).toMatchObject({ privateKey: 'NEW' });
  });

  it.each([
    [{ config: undefined }, '渠道配置不能为空'],
    [{ config: 'none' }, '渠道配置应为 JSON 对象'],
    [{ config: '[]' }, '渠道配置应为 JSON 对象'],
    [{ feeRate: undefined }, '渠道费率不能为空'],
    [{ feeRate: 101 }, '渠道费率不能大于 100'],
    [{ code: '' }, '渠道编码不能为空'],
  ])('are refused with %o: %s', async (change, words) => {
    const body = { appId: 7, code: 'wx_pub', status: 0, feeRate: 0, config: '{}', ...change };

    expect(await answer('POST', '/pay/channel/create', body)).toEqual(refusal(400, `请求参数不正确:${words}`));
  });

  it('are of applications that there are', async () => {
    expect(await add(999_999)).toEqual(refusal(1_007_000_000, 'App 不存在'));
    expect((await answer('GET', '/pay/channel/get-enable-code-list?appId=9999')).data).toEqual([]);
    expect(await answer('GET', '/pay/channel/get-enable-code-list')).toEqual(refusal(400, '请求参数缺失:appId'));
  });
});
