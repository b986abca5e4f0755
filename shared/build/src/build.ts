import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { Release } from '@zhilv/release/schema';
import { knownOutcome, rememberOutcome } from './package/knownOutcome.ts';
import { sourcesMark } from './package/sourcesMark.ts';

/** A finished release, and the absolute folder it lies in. */
export interface PresentRelease {
  readonly release: Release;
  readonly output: string;
}

const distOf = ({ directory }: BuildPlan): string => path.join(directory, 'dist');

/** The release that the sources as they stand are known to give, or null when that would take a build to know. */
export function presentRelease(plan: BuildPlan, folder = distOf(plan)): PresentRelease | null {
  const id = knownOutcome(folder, sourcesMark(plan.directory));
  return id === null ? null : readRelease(path.join(folder, id));
}

/**
 * Builds what `plan` describes, unless that very release is in `folder` already.
 * @returns the release, and whether it was written now; sources that changed may well give the release that is there
 * @throws Error with rspack's messages when the build fails
 */
export async function build(plan: BuildPlan, folder = distOf(plan)): Promise<PresentRelease & { readonly built: boolean }> {
  const present = presentRelease(plan, folder);
  if (present) return { ...present, built: false };
  const sources = sourcesMark(plan.directory);
  // Only now: loading the bundler takes longer than all that a start without changes has to do.
  const { buildRelease } = await import('./buildRelease.ts');
  const { id, built } = await buildRelease(plan, folder);
  const release = readRelease(path.join(folder, id));
  if (!release) throw new Error(`the release ${id} of ${plan.name} is gone again from ${folder}`);
  rememberOutcome(folder, sources, id);
  return { ...release, built };
}

/** The release in `output`, or null when there is none or the build of it never finished. */
function readRelease(output: string): PresentRelease | null {
  const file = path.join(output, 'release.json');
  return existsSync(file) ? { release: Release.parse(JSON.parse(readFileSync(file, 'utf8'))), output } : null;
}
