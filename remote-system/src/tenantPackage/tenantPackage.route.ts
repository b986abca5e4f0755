import { listLoader } from '@zhilv/crud';
import { tenantPackages } from './tenantPackages.tsx';

export const page = { key: 'system/tenantPackage/index', title: '租户套餐' };

export { TenantPackagePage as Component } from './TenantPackagePage.tsx';

export const loader = listLoader(tenantPackages);
