import type { PublicConfig } from './publicConfig.lazy.ts';
import { contentCalls } from './contentCalls.ts';

export type { PublicConfig };

/** Reads what the public pages need of `/app-config.json`. */
export const readPublicConfig = async (signal: AbortSignal): Promise<PublicConfig> => (await contentCalls()).readConfig(signal);
