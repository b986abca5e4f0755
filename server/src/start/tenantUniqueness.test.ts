import type { Operation } from '@zhilv/contract';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { validInput } from '@zhilv/testing/server/valid-input';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../session/password.ts';
import { roleMenus, roles, userRoles } from '../system/role/role.table.ts';
import { menus } from '../system/menu/menu.table.ts';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';
import { tenants } from '../system/tenant/tenant.table.ts';
import { users } from '../system/user/user.table.ts';
import { implementations } from './implementations.ts';

/* These tests hold for every table and for every record that can be made, without an edit when one is added. */

/** Unique indexes over rows of tenants that need no tenant among their columns. */
const WITHOUT_TENANT: Readonly<Record<string, string>> = {
  pay_channel_code: 'An application belongs to one tenant, and so do its channels.',
  pay_notify_task_data: 'It names an order or a refund of the same tenant.',
  pay_order_extension_no: 'The numbers of attempts are made of one sequence.',
  pay_order_merchant_order: 'An application belongs to one tenant, and so do its orders.',
  pay_refund_merchant_refund: 'An application belongs to one tenant, and so do its refunds.',
  pay_refund_no: 'The numbers of refunds are made of one sequence.',
  pay_wallet_transaction_biz: 'It names an attempt or a refund of the same tenant.',
  product_property_value_name: 'A property belongs to one tenant, and so do its values.',
  trade_after_sale_item: 'An item of an order belongs to one tenant, and so do its cases.',
  product_sku_properties: 'Goods belong to one tenant, and so do their SKUs.',
  system_login_log_folded: 'It names a row of the same tenant.',
  system_oauth2_client_client_id: 'An application names itself to /sso by this alone, before anybody knows the tenant.',
  system_oauth2_code_hash: 'A hash of random bytes.',
  system_refresh_token_hash: 'A hash of random bytes.',
  system_social_state_hash: 'A hash of random bytes.',
};

/** Creations whose records are the installation's, or need another record first. */
const IN_COMMON: Readonly<Record<string, string>> = {
  '/bpm/oa/leave/create': 'It needs the process of leaves, which one tenant has.',
  '/bpm/process-instance/create': 'It needs a definition, which belongs to one tenant.',
  '/bpm/task-assign-rule/create': 'It needs a model, and people who belong to one tenant.',
  '/bpm/user-group/create': 'It needs people, who belong to one tenant.',
  '/cjy/column-info/create': 'There is one public site.',
  '/cjy/company-info/create': 'There is one public site.',
  '/infra/config/create': 'Settings are the installation’s.',
  '/infra/release/deploy-token/create': 'The platform’s tenant alone makes deploy tokens.',
  '/product/category/create': 'It needs a category above it, which belongs to one tenant.',
  '/pay/channel/create': 'It needs an application, by whose id channels are told apart.',
  '/pay/demo-order/create': 'It needs the application of sample orders, which one tenant has.',
  '/product/property/value/create': 'It needs a property, by whose id values are told apart.',
  '/product/spu/create': 'It needs a category and a brand, which belong to one tenant.',
  '/system/dict-data/create': 'Dictionaries are the installation’s.',
  '/system/dict-type/create': 'Dictionaries are the installation’s.',
  '/system/menu/create': 'The platform’s tenant alone makes menus.',
  '/system/oauth2-client/create': 'An application names itself to /sso before anybody knows the tenant.',
  '/system/tenant/create': 'The platform’s tenant alone makes tenants.',
  '/system/tenant-package/create': 'The platform’s tenant alone makes packages.',
  '/trade/after-sale/create': 'It needs an order.',
  '/trade/order/create': 'It needs goods.',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.database.close());

it('what has to be unique has to be so within a tenant', async () => {
  const { rows } = (await app.database.db.execute(sql`
    select index.relname as name
    from pg_index join pg_class index on index.oid = indexrelid join pg_class of on of.oid = indrelid
    where indisunique and not indisprimary and of.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = indrelid and attname = 'tenant_id')
      and not exists (select from pg_attribute where attrelid = indrelid and attname = 'tenant_id' and attnum = any (indkey))
    order by name`)) as { rows: readonly { name: string }[] };

  expect(
    rows.map(({ name }) => name),
    'Begin a unique index with tenantId, or another tenant is refused what it cannot see; name here why it needs none.',
  ).toEqual(Object.keys(WITHOUT_TENANT).toSorted());
});

describe('two tenants', () => {
  const PASSWORD = 'open5esame';
  let own: string;
  let others: string;
  beforeAll(async () => {
    const { db } = app.database;
    await db.insert(tenants).values({ id: 2, name: '乙公司', expireTime: Date.UTC(2099, 0, 1) });
    await db
      .insert(users)
      .values({ id: 9004, tenantId: 2, username: 'boss', nickname: '老板', password: await hashPassword(PASSWORD) });
    await db.insert(roles).values({ id: 9002, tenantId: 2, name: '管理一切', code: 'everything' });
    await db.insert(userRoles).values({ userId: 9004, roleId: 9002 });
    const all = await db.select({ menuId: menus.id }).from(menus);
    await db.insert(roleMenus).values(all.map(({ menuId }) => ({ roleId: 9002, menuId })));
    own = await signIn('admin', SEEDED_PASSWORD, 1);
    others = await signIn('boss', PASSWORD, 2);
  });

  async function signIn(username: string, password: string, tenant: number): Promise<string> {
    const { body } = await app.call('POST', '/system/auth/login', { tenant, body: { username, password } });
    return (body as { data: { accessToken: string } }).data.accessToken;
  }

  const make = async (path: string, body: unknown, token: string, tenant: number): Promise<string> => {
    const { code, msg } = (await app.call('POST', path, { token, tenant, body })).body as { code: number; msg: string };
    return code === 0 ? 'made' : msg;
  };

  const creations = implementations
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/create') && !(path in IN_COMMON));

  it.each(creations.map((endpoint) => [endpoint.path, endpoint] as const))('%s makes the same for each', async (_, endpoint) => {
    const { path, input }: Operation = endpoint;
    const body = validInput(input);

    expect({ own: await make(path, body, own, 1), others: await make(path, body, others, 2) }).toEqual({
      own: 'made',
      others: 'made',
    });
  });

  it('may have a user of the same phone and e-mail each, and neither twice', async () => {
    const named = (username: string) => ({
      username,
      nickname: '李白',
      password: PASSWORD,
      mobile: '13800000099',
      email: 'li@zhilv.test',
    });

    expect(await make('/system/user/create', named('libai'), own, 1)).toBe('made');
    expect(await make('/system/user/create', named('libai'), others, 2)).toBe('made');
    expect(await make('/system/user/create', named('dufu'), others, 2)).toMatch(/手机号|邮箱/);
  });
});
