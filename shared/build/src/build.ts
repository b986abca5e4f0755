import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { Release } from '@zhilv/release/schema';
import { knownOutcome, rememberOutcome } from './package/knownOutcome.ts';
import { sourcesMark } from './package/sourcesMark.ts';

/** A finished release and its absolute folder. */
export interface PresentRelease {
  readonly release: Release;
  readonly output: string;
}

const distOf = ({ directory }: BuildPlan): string => path.join(directory, 'dist');

/** Finds the release of the sources as they are, without a build; null when only a build can tell it. */
export function presentRelease(plan: BuildPlan, folder = distOf(plan)): PresentRelease | null {
  const id = knownOutcome(folder, sourcesMark(plan.directory));
  return id === null ? null : readRelease(path.join(folder, id));
}

/**
 * Builds the release of `plan`, unless that very release is in `folder` already.
 * @returns the release, and whether it was written now; changed sources may give the same release as before
 * @throws Error with rspack's messages when the build fails
 */
export async function build(plan: BuildPlan, folder = distOf(plan)): Promise<PresentRelease & { readonly built: boolean }> {
  const present = presentRelease(plan, folder);
  if (present) return { ...present, built: false };
  const sources = sourcesMark(plan.directory);
  // The bundler is loaded only now, because that takes longer than everything that a start without changes has to do.
  const { buildRelease } = await import('./buildRelease.ts');
  const { id, built } = await buildRelease(plan, folder);
  const release = readRelease(path.join(folder, id));
  if (!release) throw new Error(`the release ${id} of ${plan.name} is gone again from ${folder}`);
  rememberOutcome(folder, sources, id);
  return { ...release, built };
}

/** The release in `output`; null when there is none or its build never finished. */
function readRelease(output: string): PresentRelease | null {
  const file = path.join(output, 'release.json');
  return existsSync(file) ? { release: Release.parse(JSON.parse(readFileSync(file, 'utf8'))), output } : null;
}
