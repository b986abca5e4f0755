export type { Implementation } from './call/implement.ts';
export type { RequestLine } from './http/RequestLine.ts';
export { type AppSettings, readSettings } from './settings/settings.ts';
export { createApi } from './start/createApi.ts';
export { implementations } from './start/implementations.ts';
