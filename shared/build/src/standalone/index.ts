export { serveStandalone } from './serveStandalone.ts';
export { standaloneFront } from './standaloneFront.ts';
export { standaloneShell } from './standaloneShell.ts';
