import { config } from '@zhilv/contract/infra';
import { property, propertyValue } from '@zhilv/contract/mall';
import { dictData, dictType } from '@zhilv/contract/system';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });

interface Row {
  readonly id: number;
  readonly revision: number;
}

/** Two people open the newest record of a list, one after the other. */
async function opened(path: string): Promise<Row> {
  const { list } = (await answer('GET', `${path}/page?pageSize=1`)).data as { list: Row[] };
  const { data } = await answer('GET', `${path}/get?id=${list[0]?.id}`);
  expect(list[0]).toEqual(data);
  return data as Row;
}

it.each([dictType, dictData, config, property, propertyValue].map(({ name, update }) => [name, update.path] as const))(
  'refuses to save a %s that somebody else has saved since it was opened, and saves it once it was read again',
  async (_, updatePath) => {
    const path = updatePath.replace('/update', '');
    const [first, second] = [await opened(path), await opened(path)];

    expect(await answer('PUT', updatePath, { ...first, remark: '先存' })).toMatchObject({ code: 0 });
    expect(await answer('PUT', updatePath, { ...second, remark: '后存' })).toEqual({
      code: 409,
      data: null,
      msg: '数据已被他人修改，请刷新后再试',
    });
    expect(await opened(path)).toMatchObject({ remark: '先存' });

    expect(await answer('PUT', updatePath, { ...(await opened(path)), remark: '后存' })).toMatchObject({ code: 0 });
    expect(await opened(path)).toMatchObject({ remark: '后存' });
  },
);

it('lets one of two through who save at the same moment', async () => {
  const row = await opened('/system/dict-type');

  const answers = await Promise.all(['甲', '乙'].map((remark) => answer('PUT', dictType.update.path, { ...row, remark })));

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 409]);
});

it('asks for no revision of a client that knows of none', async () => {
  const { revision, ...row } = await opened('/system/dict-type');

  expect(await answer('PUT', dictType.update.path, { ...row, remark: '旧客户端' })).toMatchObject({ code: 0 });
  expect(await opened('/system/dict-type')).not.toMatchObject({ revision });
});

it('says of a record that is gone that it is gone', async () => {
  const row = await opened('/system/dict-type');

  expect(await answer('PUT', dictType.update.path, { ...row, id: 404 })).toMatchObject({ code: dictType.codes.missing });
});
