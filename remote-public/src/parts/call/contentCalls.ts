/**
 * Loads the calls to the server, with the schemas that read its answers. A page that comes rendered needs none of them
 * before its visitor goes on to another one.
 */
export const contentCalls = () => import('./contentCalls.lazy.ts');
