import { listLoader } from '@zhilv/crud';
import { tenants } from './tenants.tsx';

export const page = { key: 'system/tenant/index', title: '租户列表' };

export { TenantPage as Component } from './TenantPage.tsx';

const load = listLoader(tenants);

/** Loads the names of packages beside the list, whose rows have their ids alone. */
export const loader = async (args: Parameters<typeof load>[0]) => {
  const [list] = await Promise.all([load(args), tenants.fields.packageId.prepare?.()]);
  return list;
};
