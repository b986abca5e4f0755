import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { writeAppConfigOnce } from '@zhilv/release/site-directory';
import { DEFAULT_TENANT_NAME } from '../session/tenantOfCall.ts';
import { signsInAtTarget } from '../settings/ApiTarget.ts';
import type { Settings } from '../settings/settings.ts';
import { loadDemonstration } from './loadDemonstration.ts';

/** Writes `app-config.json` where the site directory has none yet, with the tenant of the seed and what the demonstration sets. */
export async function writeFirstAppConfig({
  seed,
  siteDirectory,
  apiTarget,
}: Pick<Settings, 'seed' | 'siteDirectory' | 'apiTarget'>): Promise<void> {
  // The demonstration takes a while to load, and a later start does not need it.
  if (existsSync(path.join(siteDirectory, 'app-config.json'))) return;
  const demonstration = await loadDemonstration(seed);
  // Another back end has tenants of its own, whose names nobody knows here.
  const defaultTenant = signsInAtTarget(apiTarget) ? '' : DEFAULT_TENANT_NAME;
  writeAppConfigOnce(siteDirectory, { ...DEFAULT_APP_CONFIG, defaultTenant, ...demonstration?.appConfig });
}
