export { type Config, config } from './config.ts';
