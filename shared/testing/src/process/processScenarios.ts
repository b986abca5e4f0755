import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceData } from '../reference/referenceData.ts';
import type { Scenario, ScenarioHistoryRow, ScenarioStep } from './Scenario.ts';

/*
 * For tests only. What a real engine does with small processes, command by command, is kept outside the repository, on the machines that
 * check releases. Where it is missing, the tests that need it are skipped.
 */

const folder = referenceData('process-vectors');

/** Whether this machine has the scenarios. */
export const hasProcessScenarios = folder !== null;

/** A scenario and what Flowable did. */
export interface RecordedScenario {
  /** Of the model and the scenario, such as `back-parallel/joined`. */
  readonly name: string;
  readonly xml: string;
  readonly scenario: Scenario;
  readonly steps: readonly ScenarioStep[];
  readonly history: readonly ScenarioHistoryRow[];
}

/** Gives all scenarios, in the order of their names; none where they are missing. */
export function processScenarios(): readonly RecordedScenario[] {
  if (folder === null) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => scenariosOf(path.join(folder, name), name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function scenariosOf(place: string, model: string): readonly RecordedScenario[] {
  const xml = readFileSync(path.join(place, 'model.bpmn'), 'utf8');
  return readdirSync(place)
    .filter((file) => file.endsWith('.scenario.json'))
    .map((file) => {
      const name = file.replace('.scenario.json', '');
      // Their shape is described beside them.
      const read = (kind: string) => JSON.parse(readFileSync(path.join(place, `${name}.${kind}.json`), 'utf8')) as unknown;
      const scenario = read('scenario') as Scenario;
      const { steps, history = [] } = read('expected') as Pick<RecordedScenario, 'steps'> & Partial<RecordedScenario>;
      return { name: `${model}/${name}`, xml, scenario, steps, history };
    });
}
