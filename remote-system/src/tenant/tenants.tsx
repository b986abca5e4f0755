import type { Id } from '@zhilv/contract';
import { type Tenant, tenant, TENANT_CHANGE_REFUSALS } from '@zhilv/contract/system';
import { dateTime, password, type Resource, resourceOf, text, treeReference } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';
import { packageNames } from './packageNames.ts';

const packages = treeReference('租户套餐', packageNames);

const declared = resourceOf(tenant, 'name', {
  packageId: () => ({
    ...packages,
    show: (id, row) => (isSystemTenant(id) ? <Tag tone="accent">系统租户</Tag> : packages.show(id, row)),
  }),
  contactMobile: (label) => text(label),
  expireTime: (label) => dateTime(label),
});

/** The first tenant has no package, or one of the id 0. */
export const isSystemTenant = (packageId: Id | null | undefined): boolean =>
  packageId === null || packageId === undefined || packageId === 0;

const fields = { ...declared.fields, username: text('管理员账号', { code: true }), password: password('管理员密码') };

/** Tenants; a new one is made together with the account of its administrator. */
export const tenants: Resource<Tenant, keyof typeof fields> = {
  ...declared,
  fields,
  whenOff: '停用后该租户的所有用户立即不能使用系统',
  initial: { ...declared.initial, accountCount: 100 },
  refusals: {
    ...declared.refusals,
    [TENANT_CHANGE_REFUSALS.domainTaken]: 'domain',
    [TENANT_CHANGE_REFUSALS.packageOff]: 'packageId',
  },
};
