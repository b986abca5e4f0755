import type { Area } from '@zhilv/contract/system';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { areaName } from './areas.ts';

let app: TestApp;
let tree: readonly Area[];
beforeAll(async () => {
  app = await startTestApp();
  const { accessToken } = await app.signIn('guest', SEEDED_PASSWORD);
  tree = (await app.answer('GET', '/system/area/tree', { token: accessToken })).data as readonly Area[];
});
afterAll(() => app.database.close());

describe('administrative areas', () => {
  it('are provinces, cities and districts for whoever is signed in', () => {
    expect(tree[0]).toMatchObject({ id: 110000, name: '北京', children: [{ id: 110100, name: '北京市' }] });
    expect(tree[0]?.children?.[0]?.children?.slice(0, 2)).toEqual([
      { id: 110101, name: '东城区', children: [] },
      { id: 110102, name: '西城区', children: [] },
    ]);
    expect(tree).toHaveLength(34);
  });

  it('have a name that says where they lie', () => {
    expect(areaName(110101)).toBe('北京 北京市 东城区');
    expect(areaName(110102)).toBe('北京 北京市 西城区');
    expect(areaName(330106)).toBe('浙江省 杭州市 西湖区');
    expect(areaName(330100)).toBe('浙江省 杭州市');
    expect(areaName(330000)).toBe('浙江省');
  });

  it.each([null, undefined, 0, 999999, -110101])('%s is none', (code) => expect(areaName(code)).toBeNull());

  it('are named as the tree has them, each district below its own city', () => {
    const named = tree.flatMap((province) =>
      (province.children ?? []).flatMap((city) =>
        (city.children ?? []).map((district) => [areaName(district.id), `${province.name} ${city.name} ${district.name}`]),
      ),
    );

    expect(named.length).toBeGreaterThan(2800);
    expect(named.filter(([name, expected]) => name !== expected)).toEqual([]);
  });
});
