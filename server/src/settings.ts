export { readSettings, type Settings } from './settings/settings.ts';
export { StartupError } from './settings/StartupError.ts';
export { writeFirstAppConfig } from './start/writeFirstAppConfig.ts';
