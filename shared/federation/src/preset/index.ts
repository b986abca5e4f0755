export { build } from './build.ts';
export { budgetOf } from './budgetOf.ts';
export type { BuildPlan } from './BuildPlan.ts';
export { host } from './host.ts';
export { releaseId } from './releaseId.ts';
export { remote } from './remote.ts';
export { BROWSERS } from './targets.ts';
export { buildShell, type BuiltShell } from './buildShell.ts';
