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

/**
 * Builds host and remotes as one application without federation, unless that is in `folder` already: what federation costs is
 * measured against it (docs/decisions/0028). It is a release of the host like any other.
 * @throws Error with rspack's messages when the build fails
 */
export const buildMonolith = (plan: BuildPlan, remotes: readonly BuildPlan[], folder: string): Promise<Built> =>
  buildUnlessKnown(plan, folder, remotes);

/** Finds the release of the sources as they are, without a build; null when only a build can tell it. */
export const presentRelease = (plan: BuildPlan, folder = distOf(plan)): PresentRelease | null =>
  knownRelease(folder, sourcesMark(plan.directory));

/**
 * Builds the release of `plan`, unless that very release is in `folder` already.
 * @throws Error with rspack's messages when the build fails
 */
export const build = (plan: BuildPlan, folder = distOf(plan)): Promise<Built> => buildUnlessKnown(plan, folder, null);

/** A release, and whether it was written now; changed sources may give the same release as before. */
type Built = PresentRelease & { readonly built: boolean };

async function buildUnlessKnown(plan: BuildPlan, folder: string, remotes: readonly BuildPlan[] | null): Promise<Built> {
  const sources = [plan, ...(remotes ?? [])].map(({ directory }) => sourcesMark(directory)).join('-');
  const present = knownRelease(folder, sources);
  if (present) return { ...present, built: false };
  // The bundler is loaded only now, because that takes longer than everything that a start without changes has to do.
  const { buildRelease } = await import('./buildRelease.ts');
  const { id, built } = await buildRelease(plan, folder, remotes);
  const release = readRelease(path.join(folder, id));
  if (!release) throw new Error(`the release ${id} of ${plan.name} is gone again from ${folder}`);
  rememberOutcome(folder, sources, id);
  return { ...release, built };
}

/** The release that sources with this mark gave; null when it is not known or no longer there. */
function knownRelease(folder: string, sources: string): PresentRelease | null {
  const id = knownOutcome(folder, sources);
  return id === null ? null : readRelease(path.join(folder, id));
}

/** The release in `output`; null when there is none or its build never finished. */
function readRelease(output: string): PresentRelease | null {
  const file = path.join(output, 'release.json');
  return existsSync(file) ? { release: Release.parse(JSON.parse(readFileSync(file, 'utf8'))), output } : null;
}
