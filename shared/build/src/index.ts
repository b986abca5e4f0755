export { build, buildMonolith, presentRelease, type PresentRelease } from './build.ts';
export { budgetOf } from './description/budgetOf.ts';
export type { BuildPlan } from '@zhilv/release/build-plan';
export { host } from './host.ts';
export { remote } from './remote.ts';
export { BROWSERS } from './package/targets.ts';
export { buildShell, type BuiltShell } from './buildShell.ts';
