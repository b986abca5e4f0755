import { type Tenant, TENANT_CHANGE_REFUSALS } from '@zhilv/contract/system';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { isSystemTenant, tenants } from './tenants.tsx';

const tenantOf = (packageId: number): Tenant => ({
  id: 1,
  name: '芋道',
  packageId,
  contactName: '王',
  status: 0,
  expireTime: 0,
  createTime: 0,
});

it.each([
  [null, true],
  [undefined, true],
  [0, true],
  [1, false],
  ['111', false],
])('knows the first tenant by the package %o: %o', (packageId, isFirst) => {
  expect(isSystemTenant(packageId)).toBe(isFirst);
});

it('marks the first tenant in the place of its package, and no other', () => {
  const part = renderPart(showField(tenants, tenantOf(0), 'packageId'));
  expect(part.getByText('系统租户')).toBeDefined();

  part.show(showField(tenants, tenantOf(111), 'packageId'));
  expect(part.queryByText('系统租户')).toBeNull();
});

it('says each refusal at a field of the form', () => {
  expect(tenants.refusals).toMatchObject({
    [TENANT_CHANGE_REFUSALS.domainTaken]: 'domain',
    [TENANT_CHANGE_REFUSALS.packageOff]: 'packageId',
    1002015004: 'name',
  });
});
