/**
 * What asks the server and reads its answers, with all schemas: a page that comes rendered needs none of it before its
 * visitor goes on to another one.
 */
export const siteCalls = () => import('./contentCalls.ts');
