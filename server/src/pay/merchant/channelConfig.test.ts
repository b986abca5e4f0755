import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const answer = (method: string, path: string, body?: unknown) => payments.answer(method, path, { token: payments.token, body });

/** It has no channels. */
const APP = 10;

const CONFIG = {
  mchId: '1500',
  merchants: [
    { mchId: '1', apiKey: 'key-1' },
    { mchId: '2', apiKey: 'key-2', cert: { privateKey: 'key-3' } },
  ],
};

/** Adds a channel with secrets in a list. */
async function addChannel(code: string) {
  const common = { status: 0, feeRate: 0.6, remark: '' };
  const draft = { ...common, appId: APP, code, config: JSON.stringify(CONFIG) };
  const id = Number((await answer('POST', '/pay/channel/create', draft)).data);
  return {
    shown: async (): Promise<typeof CONFIG> => {
      const { data } = await answer('GET', `/pay/channel/get?appId=${APP}&code=${code}`);
      return JSON.parse((data as { config: string }).config) as typeof CONFIG;
    },
    stored: async (): Promise<unknown> => {
      const [row] = await payments.rows<{ config: string }>(sql`select config from pay_channel where id = ${id}`);
      return JSON.parse(row?.config ?? '');
    },
    save: (config: object) => answer('PUT', '/pay/channel/update', { ...common, id, config: JSON.stringify(config) }),
  };
}

it('keeps secrets in lists to itself, and stores them anew when they come back as they were shown', async () => {
  const channel = await addChannel('wx_native');
  const shown = await channel.shown();
  expect(JSON.stringify(shown)).not.toMatch(/key-\d/);

  expect(await channel.save({ ...shown, mchId: '1600' })).toMatchObject({ code: 0 });
  expect(await channel.stored()).toEqual({ ...CONFIG, mchId: '1600' });

  expect(await channel.save({ ...shown, merchants: shown.merchants.slice(1) })).toMatchObject({ code: 0 });
  expect(await channel.stored()).toEqual({ ...CONFIG, merchants: CONFIG.merchants.slice(1) });
});

it('refuses stars that stand for no stored secret, and keeps what it has', async () => {
  const channel = await addChannel('wx_pub');
  const { merchants } = await channel.shown();
  const [first, second] = merchants;

  for (const [changed, place] of [
    [{ merchants: [{ ...second, mchId: '3' }, first] }, 'merchants[0]'],
    [{ merchants, newKey: '******' }, 'newKey'],
  ] as const) {
    const words = `请求参数不正确:「${place}」中的 ****** 对不上已保存的密钥，请填写密钥本身`;
    expect(await channel.save(changed)).toEqual(refusal(400, words));
  }

  expect(await channel.stored()).toEqual(CONFIG);
});

it('refuses a new channel with the stars of another', async () => {
  const draft = { appId: APP, code: 'wx_lite', status: 0, feeRate: 0, config: '{"apiV3Key":"******"}' };

  expect(await answer('POST', '/pay/channel/create', draft)).toEqual(
    refusal(400, '请求参数不正确:「apiV3Key」中的 ****** 对不上已保存的密钥，请填写密钥本身'),
  );
});
