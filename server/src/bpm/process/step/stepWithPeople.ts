import type { Id } from '@zhilv/contract';
import {
  type Command,
  type Definition,
  type Definitions,
  type ProcessState,
  Refusal,
  step,
  type StepResult,
} from '../../engine/index.ts';
import type { TaskPlace } from '../hooks/ProcessPart.ts';
import type { WantedDefinitions } from '../models/WantedDefinitions.ts';
import { assignNewTasks, keepPeople } from './assignNewTasks.ts';
import type { Change } from './Change.ts';
import { newRounds, type People, placeOf, withoutPeople } from './peopleOfRounds.ts';

interface StepWith {
  readonly wanted: WantedDefinitions;
  /** Gives the people of a user task; null where tasks are for whom the diagram says. */
  readonly assign: ((place: TaskPlace) => Promise<readonly Id[]>) | null;
  readonly now: number;
}

/**
 * Lets the interpreter do a command, as often as it takes to have the definitions that it asks for and the number of people that a round
 * needs, and gives new tasks to people. Nothing is written.
 * @throws Refusal
 */
export async function stepWithPeople(
  { wanted, assign, now }: StepWith,
  before: ProcessState | null,
  command: Command,
): Promise<Change> {
  if (assign === null) {
    const definitions = wanted.seenAs((definition) => definition);
    return { before, ...(await stepped(wanted, () => step(definitions, before, command, now))) };
  }
  const people = new Map<string, readonly Id[]>();
  while (true) {
    const definitions = ofRules(wanted, people);
    const result = await stepped(wanted, () => step(definitions, before, command, now));
    const rounds = newRounds(definitions, before, result.state);
    const unknown = rounds.filter(({ key }) => !people.has(key));
    if (unknown.length === 0) {
      const kept = keepPeople({ before, ...result }, rounds, people, definitions, now);
      return assignNewTasks(kept, { definitions, assign });
    }
    for (const { key, token } of unknown) people.set(key, await assign(placeOf(result.state, token.instance, token.node, true)));
  }
}

/** A definition has one form as long as the number of people is the same, whatever the number of questions for it. */
function ofRules(wanted: WantedDefinitions, people: People): Definitions {
  const forms = new Map<string, Definition>();
  return wanted.seenAs((definition) => {
    const form = forms.get(definition.id) ?? withoutPeople(definition, people);
    forms.set(definition.id, form);
    return form;
  });
}

async function stepped(wanted: WantedDefinitions, attempt: () => StepResult): Promise<StepResult> {
  while (true) {
    try {
      const result = attempt();
      if (!(await wanted.fetched())) return result;
    } catch (error) {
      if (!(error instanceof Refusal) || !(await wanted.fetched())) throw error;
    }
  }
}
