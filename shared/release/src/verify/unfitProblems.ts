import { unfitIn } from '../directory/unfitLines.ts';
import { CommandError } from '../error/CommandError.ts';
import { type UnfitRelease, unfitLine } from '../negotiation/unfitReleases.ts';
import type { Registry } from '../schema/index.ts';
import type { Problem } from './Problem.ts';

/** Finds live releases that the live host cannot run. */
export const unfitProblems = (siteDirectory: string, registry: Registry): readonly Problem[] =>
  unfitIfConfigured(siteDirectory, registry).map((one) => ({
    name: one.name,
    release: one.release,
    what: 'unfit',
    says: unfitLine(one),
  }));

function unfitIfConfigured(siteDirectory: string, registry: Registry): readonly UnfitRelease[] {
  try {
    return unfitIn(siteDirectory, registry);
  } catch (error) {
    if (error instanceof CommandError) return []; // The settings cannot be read, of which the documents' problems tell.
    throw error;
  }
}
