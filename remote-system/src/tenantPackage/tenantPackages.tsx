import { tenantPackage } from '@zhilv/contract/system';
import { resourceOf } from '@zhilv/crud';
import { menuRows } from './menuRows.tsx';

/** What tenants may use at most. */
export const tenantPackages = resourceOf(tenantPackage, 'name', { menuIds: menuRows });
