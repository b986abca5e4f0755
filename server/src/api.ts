export type { Implementation } from './call/implement.ts';
export type { Send } from './due/DueWork.ts';
export { dueWorks } from './due/dueWorks.ts';
export { runDueWork } from './due/runDueWork.ts';
export type { RequestLine } from './http/RequestLine.ts';
export { type AppSettings, readSettings } from './settings/settings.ts';
export { createApi } from './start/createApi.ts';
export { sender } from './start/sender.ts';
export { implementations } from './start/implementations.ts';
