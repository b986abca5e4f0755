import type { Demonstration } from '../src/start/Demonstration.ts';
import { appConfig } from './company/appConfig.ts';
import { seedTenantPackages } from './company/tenantPackages.ts';
import { seedContent } from './content/content.ts';
import { seedBrands } from './mall/brands.ts';
import { seedCategories } from './mall/categories.ts';
import { seedRecordedProperties } from './mall/recordedProperties.ts';
import { seedSpus } from './mall/spus.ts';
import { seedDeliveries } from './mall/deliveries.ts';
import { grantPayments } from './mall/grants.ts';
import { seedMembers } from './mall/members.ts';
import { seedOrders } from './mall/orders/orders.ts';
import { seedPayApps } from './mall/payApps.ts';
import { seedPayOrders } from './mall/payOrders.ts';
import { seedDepts } from './people/depts.ts';
import { seedNotifyMessages } from './people/notifyMessages.ts';
import { seedNotifyTemplates } from './people/notifyTemplates.ts';
import { seedOAuth2Clients } from './people/oauth2Clients.ts';
import { seedPosts } from './people/posts.ts';
import { seedRoles } from './people/roles.ts';
import { seedUsers } from './people/users.ts';
import { drawPicture } from './pictures/pictures.ts';
import { shareDrawings } from './pictures/shareDrawings.ts';
import { deployLeaves } from './model/leaveDefinition.ts';
import { seedModels } from './model/models.ts';
import { seedProperties } from './product/properties.ts';

/** A company with its people, processes, products and public site, none of which exists. */
export const demonstration: Demonstration = {
  seedSteps: [
    { name: 'demo-users', formerly: 'organisation', apply: seedUsers },
    { name: 'demo-depts', formerly: 'organisation', apply: seedDepts },
    { name: 'demo-roles', formerly: 'roles', apply: seedRoles },
    { name: 'demo-tenant-packages', apply: seedTenantPackages },
    { name: 'site', apply: seedContent },
    { name: 'products', apply: seedProperties },
    { name: 'process-models', apply: seedModels },
    { name: 'notify-templates', apply: seedNotifyTemplates },
    { name: 'notify-messages', apply: seedNotifyMessages },
    { name: 'demo-oauth2-clients', apply: seedOAuth2Clients },
    { name: 'demo-posts', apply: seedPosts },
    { name: 'demo-recorded-properties', apply: seedRecordedProperties },
    { name: 'demo-categories', apply: seedCategories },
    { name: 'demo-brands', apply: seedBrands },
    { name: 'demo-spus', apply: seedSpus },
    { name: 'demo-pay-apps', apply: seedPayApps },
    { name: 'demo-pay-orders', apply: seedPayOrders },
    { name: 'demo-pay-grants', apply: grantPayments },
    { name: 'demo-deliveries', apply: seedDeliveries },
    { name: 'demo-members', apply: seedMembers },
    { name: 'demo-orders', apply: seedOrders },
    { name: 'demo-leave-process', apply: deployLeaves },
  ],
  appConfig,
  drawPicture,
  shareDrawings,
};
