import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppConfig, DEFAULT_APP_CONFIG } from '../schema/index.ts';
import { writeAtomically } from './jsonFile.ts';
import { keepFile, type KeptFile, keptFileFault, readKept } from './keptFile.ts';

/** The operator's settings as they were when somebody last read good ones. */
export const KEPT_APP_CONFIG = 'app-config.kept.json';

const APP_CONFIG: KeptFile<AppConfig> = { name: 'app-config.json', keptName: KEPT_APP_CONFIG, schema: AppConfig };

/**
 * Reads the operator's settings, or those that were kept where they cannot be read; the first ones when there are none. It writes
 * nothing.
 * @throws CommandError when neither can be read.
 */
export const readAppConfig = (siteDirectory: string): AppConfig => readKept(siteDirectory, APP_CONFIG) ?? DEFAULT_APP_CONFIG;

/** Writes the first settings where there are none. No command overwrites the operator's file. */
export function writeAppConfigOnce(siteDirectory: string, first: AppConfig = DEFAULT_APP_CONFIG): void {
  if (!isThere(siteDirectory)) writeAtomically(path.join(siteDirectory, APP_CONFIG.name), `${JSON.stringify(first, null, 2)}\n`);
}

/** Keeps the operator's settings as they are now, if they are good. Whoever goes by them does so, because no command writes them. */
export const keepAppConfig = (siteDirectory: string): void => keepFile(siteDirectory, APP_CONFIG);

/** Says why `app-config.json` cannot be read; null when it can, or nothing was set yet. */
export const appConfigFault = (siteDirectory: string): string | null =>
  isThere(siteDirectory) ? keptFileFault(siteDirectory, APP_CONFIG) : null;

const isThere = (siteDirectory: string): boolean =>
  [APP_CONFIG.name, APP_CONFIG.keptName].some((name) => existsSync(path.join(siteDirectory, name)));
