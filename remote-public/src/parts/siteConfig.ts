import type { SiteConfig } from './readConfig.ts';
import { siteCalls } from './siteCalls.ts';

export type { SiteConfig };

/** What the public pages read of `/app-config.json`: as the document carries it, else the file itself. */
export const readSiteConfig = async (signal: AbortSignal): Promise<SiteConfig> => (await siteCalls()).readConfig(signal);
