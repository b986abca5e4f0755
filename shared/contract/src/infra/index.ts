export { Config, ConfigDraft, config } from './config.ts';
