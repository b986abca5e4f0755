import type { Implementation } from './app/implement.ts';
import { processModelImplementations } from './bpm/model.ts';
import { columnInfoImplementations } from './cjy/columnInfo.ts';
import { companyInfoImplementations } from './cjy/companyInfo.ts';
import { siteImplementations } from './cjy/site.ts';
import { clientErrorImplementations } from './infra/clientError.ts';
import { configImplementations } from './infra/config.ts';
import { releaseImplementations } from './infra/release.ts';
import { propertyImplementations } from './product/property.ts';
import { propertyValueImplementations } from './product/propertyValue.ts';
import { authImplementations } from './system/auth.ts';
import { dictDataImplementations } from './system/dictData.ts';
import { dictTypeImplementations } from './system/dictType.ts';
import { notifyMessageImplementations } from './system/notifyMessage.ts';
import { tenantImplementations } from './system/tenant.ts';

/** Everything this server answers, a list per contract file. */
export const implementations: readonly Implementation[] = [
  ...authImplementations,
  ...tenantImplementations,
  ...dictTypeImplementations,
  ...dictDataImplementations,
  ...notifyMessageImplementations,
  ...configImplementations,
  ...clientErrorImplementations,
  ...releaseImplementations,
  ...processModelImplementations,
  ...propertyImplementations,
  ...propertyValueImplementations,
  ...companyInfoImplementations,
  ...columnInfoImplementations,
  ...siteImplementations,
];
