import { seedConfigs } from '../infra/config/config.seed.ts';
import { seedExpressTemplate } from '../mall/delivery/expressTemplate.seed.ts';
import { seedDictData } from '../system/dict/dictData.seed.ts';
import { seedDictTypes } from '../system/dict/dictType.seed.ts';
import { seedMenus } from '../system/menu/menu.seed.ts';
import { menuAdditions } from '../system/menu/menuAdditions.ts';
import { addMenus } from '../system/role/addMenus.ts';
import { seedRoles } from '../system/role/role.seed.ts';
import { seedProcessNotices } from '../system/notify/notifyTemplate.seed.ts';
import { seedTenant } from '../system/tenant/tenant.seed.ts';
import { seedAdministrator } from '../system/user/user.seed.ts';
import type { SeedStep } from './seed.ts';

/** Every installation needs these to be worked with: menu rows, a tenant with an administrator, roles, dictionaries, settings, a way to send goods, texts of messages. */
export const shippedSteps: readonly SeedStep[] = [
  { name: 'menus', apply: seedMenus },
  { name: 'tenant', formerly: 'organisation', apply: seedTenant },
  { name: 'administrator', formerly: 'organisation', apply: seedAdministrator },
  { name: 'built-in-roles', formerly: 'roles', apply: seedRoles },
  { name: 'dict-types', formerly: 'dictionaries', apply: seedDictTypes },
  { name: 'dict-data', formerly: 'dictionaries', apply: seedDictData },
  { name: 'configs', apply: seedConfigs },
  { name: 'express-template', apply: seedExpressTemplate },
  { name: 'process-notices', apply: seedProcessNotices },
  ...menuAdditions.map((addition): SeedStep => ({ name: `menus-${addition.name}`, apply: (db) => addMenus(db, addition) })),
];
