import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { readAppConfig } from '@zhilv/release/site-directory';
import type { Settings } from '../settings/settings.ts';
import { loadDemonstration } from './loadDemonstration.ts';

/** Writes `app-config.json` where the site directory has none yet, with what the demonstration sets. */
export async function writeFirstAppConfig({ seed, siteDirectory }: Pick<Settings, 'seed' | 'siteDirectory'>): Promise<void> {
  const demonstration = await loadDemonstration(seed);
  readAppConfig(siteDirectory, { ...DEFAULT_APP_CONFIG, ...demonstration?.appConfig });
}
