import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, Instant, requiredText } from '../../wire/values.ts';
import { password } from '../user/password.ts';

/** The codes by which changes of tenants and packages are refused. Those from 10 on are our server's own. */
export const TENANT_CHANGE_REFUSALS = {
  systemTenant: 1_002_015_003,
  domainTaken: 1_002_015_005,
  notAdministrated: 1_002_015_010,
  packageOff: 1_002_016_002,
} as const;

const LEAST_ACCOUNTS = z.int32({ error: '账号额度应为整数' }).check(z.minimum(1, { error: '账号额度最小值为 1' }));

const declared = resource({
  name: '租户',
  path: '/system/tenant',
  permission: 'system:tenant',
  fields: {
    name: field.requiredText('租户名称', 30, { worded: '租户名' }),
    packageId: { ...field.reference('租户套餐'), stored: z.nullish(Id) },
    contactName: field.requiredText('联系人', 30),
    contactMobile: field.text('联系手机', 11),
    accountCount: { ...field.number('账号额度'), stored: z.nullish(z.int()), draft: z.nullish(LEAST_ACCOUNTS) },
    expireTime: {
      ...field.dateTime('过期时间'),
      stored: Instant,
      draft: z.int({ error: '过期时间不能为空' }).check(z.minimum(0), z.maximum(253_402_300_799_999)),
    },
    domain: field.text('绑定域名', 256, { kind: 'code' }),
    status: field.status(),
  },
  filters: ['name', 'contactName', 'contactMobile', 'status', 'createTime'],
  codes: { missing: 1_002_015_000, taken: { name: 1_002_015_004 } },
  export: {},
});

/** Tenants (docs/protocol/system.md §3), which the first of them administrates. A new one has an administrator from the start. */
export const tenant = {
  ...declared,
  create: endpoint({
    method: declared.create.method,
    path: declared.create.path,
    access: declared.create.access,
    input: z.extend(declared.create.input, {
      username: requiredText('用户账号').check(z.regex(/^[a-zA-Z0-9]{4,30}$/, { error: '用户账号由 4-30 位数字、字母组成' })),
      password: password(),
    }),
    output: Id,
  }),
};
export type Tenant = RecordOf<typeof tenant>;
