import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenants } from '../tenant/tenant.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system${path}`, { token, body });

let made = 0;
async function makePackage(): Promise<number> {
  made += 1;
  return Number((await answer('POST', '/tenant-package/create', { name: `套餐${made}`, status: 0, menuIds: [1] })).data);
}
function makeTenant(packageId: number, domain: string | null = null) {
  made += 1;
  const account = { contactName: '沈知微', username: 'boss', password: 'tenant-pw' };
  const draft = { ...account, name: `租户${made}`, packageId, domain, status: 0, expireTime: Date.UTC(2098, 0, 1) };
  return answer('POST', '/tenant/create', draft);
}

it('a tenant does not come back with a domain or a package that others have taken or deleted meanwhile', async () => {
  const [pack, gone] = [await makePackage(), await makePackage()];
  const ofDomain = (await makeTenant(pack, 'three.example')).data;
  const ofPackage = (await makeTenant(gone)).data;
  for (const id of [ofDomain, ofPackage]) await answer('DELETE', `/tenant/delete?id=${String(id)}`);
  expect(await makeTenant(pack, 'three.example')).toMatchObject({ code: 0 });
  expect(await answer('DELETE', `/tenant-package/delete?id=${gone}`)).toMatchObject({ code: 0 });

  expect(await answer('PUT', `/tenant/restore?id=${String(ofDomain)}`)).toMatchObject({ code: 1002015005 });
  expect(await answer('PUT', `/tenant/restore?id=${String(ofPackage)}`)).toMatchObject({ code: 1002016000 });
  const back = and(inArray(tenants.id, [Number(ofDomain), Number(ofPackage)]), eq(tenants.deleted, false));
  expect(await app.database.db.$count(tenants, back)).toBe(0);
});

it('of a tenant that takes a package and somebody who deletes it at the same time one comes too late', async () => {
  const pack = await makePackage();

  const [taken, deleted] = await Promise.all([makeTenant(pack), answer('DELETE', `/tenant-package/delete?id=${pack}`)]);

  const outcomes = [
    { taken: 0, deleted: 1002016001 },
    { taken: 1002016000, deleted: 0 },
  ];
  expect(outcomes).toContainEqual({ taken: taken.code, deleted: deleted.code });
});
