import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * For tests only. These models, which were run by a real engine, are kept outside the repository, on the machines that check releases.
 * Where they are missing, the tests that need them are skipped.
 */

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/process-vectors');

/** Whether this machine has the models. */
export const hasProcessVectors = existsSync(folder);

/** A model that Flowable deployed. */
export interface ProcessVector {
  readonly name: string;
  /** It has no diagram. */
  readonly xml: string;
}

/** Gives all models, in the order of their names; none where they are missing. */
export function processVectors(): readonly ProcessVector[] {
  if (!hasProcessVectors) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, xml: readFileSync(path.join(folder, name, 'model.bpmn'), 'utf8') }));
}
