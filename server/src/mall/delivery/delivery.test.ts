import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { expressTemplates } from './expressTemplate.table.ts';

let app: TestApp;
let token: string;
let guest: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
  guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/trade/delivery${path}`, { token, body });

const courier = (code: string, changed: object = {}) => ({ code, name: `快递${code}`, sort: 5, status: 0, ...changed });
const store = {
  name: '湖滨门店',
  introduction: '',
  phone: '0571-80000000',
  areaId: 330106,
  detailAddress: '北山街 1 号',
  logo: 'https://example.test/logo.png',
  openingTime: '09:00',
  closingTime: '21:30',
  latitude: 30.26,
  longitude: 120.15,
  status: 0,
};

describe('couriers', () => {
  it('have a code each', async () => {
    await answer('POST', '/express/create', courier('ONE'));

    expect(await answer('POST', '/express/create', courier('ONE'))).toEqual({
      code: 1011004001,
      data: null,
      msg: '已经存在该编码的快递公司',
    });
    expect(await answer('PUT', '/express/update', { id: 999999, ...courier('NONE') })).toMatchObject({
      code: 1011004000,
      msg: '快递公司不存在',
    });
  });

  it('are chosen by their names, by sort, while they are on', async () => {
    await answer('POST', '/express/create', courier('LAST', { name: '末位', sort: 900 }));
    await answer('POST', '/express/create', courier('OFF', { name: '停用', sort: 0, status: 1 }));
    await answer('POST', '/express/create', courier('FIRST', { name: '首位', sort: -1 }));

    const { data } = await app.answer('GET', '/trade/delivery/express/list-all-simple', { token: guest });

    const names = (data as { name: string }[]).map(({ name }) => name);
    expect(names.at(0)).toBe('首位');
    expect(names.at(-1)).toBe('末位');
    expect(names).not.toContain('停用');
    expect(Object.keys((data as object[])[0] ?? {})).toEqual(['id', 'name']);
  });

  it('are exported as a workbook', async () => {
    const exported = await app.fetch('GET', '/trade/delivery/express/export-excel', { token });

    expect(exported.headers.get('content-disposition')).toContain(encodeURIComponent('快递公司'));
    expect(Buffer.from(await exported.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from('PK'));
  });
});

describe('stores', () => {
  it('say in which area they are', async () => {
    const { data: id } = await answer('POST', '/pick-up-store/create', store);
    await answer('POST', '/pick-up-store/create', { ...store, name: '停业门店', status: 1 });

    const { data } = await app.answer('GET', '/trade/delivery/pick-up-store/list-all-simple', { token: guest });

    const stores = data as { id: number; name: string }[];
    expect(stores.find((each) => each.id === id)).toEqual({
      id,
      name: '湖滨门店',
      phone: '0571-80000000',
      areaId: 330106,
      areaName: '浙江省 杭州市 西湖区',
      detailAddress: '北山街 1 号',
    });
    expect(stores.map(({ name }) => name)).not.toContain('停业门店');
    expect((await answer('GET', `/pick-up-store/get?id=${id}`)).data).toMatchObject({ ...store, id });
  });

  it.each([
    [{ openingTime: '24:00' }, '营业开始时间格式应为 HH:mm'],
    [{ closingTime: '9:00' }, '营业结束时间格式应为 HH:mm'],
    [{ latitude: 91 }, '纬度应为 -90 到 90'],
    [{ longitude: null }, '经度不能为空'],
    [{ areaId: undefined }, '区域编号不能为空'],
    [{ logo: '' }, '门店图标不能为空'],
  ])('are refused with %o', async (changed, words) => {
    expect(await answer('POST', '/pick-up-store/create', { ...store, ...changed })).toEqual({
      code: 400,
      data: null,
      msg: `请求参数不正确:${words}`,
    });
  });
});

it('freight templates are chosen by their names, by sort', async () => {
  await app.database.db.insert(expressTemplates).values([
    { tenantId: DEFAULT_TENANT_ID, name: '按重量', chargeMode: 2, sort: 9002 },
    { tenantId: DEFAULT_TENANT_ID, name: '按件', sort: 9001 },
  ]);

  const { data } = await app.answer('GET', '/trade/delivery/express-template/list-all-simple', { token: guest });

  expect((data as { name: string }[]).map(({ name }) => name).slice(-2)).toEqual(['按件', '按重量']);
});
