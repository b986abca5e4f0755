import type { Id } from '@zhilv/contract';
import { type Command, type Definitions, type ProcessState, step, type Task } from '../../engine/index.ts';
import type { TaskPlace } from '../hooks/ProcessPart.ts';
import { type Change, followedBy } from './Change.ts';
import { instanceOf, type NewRound, type People, placeOf } from './peopleOfRounds.ts';

/** The variable of an instance that has the people of a round, in their order. */
const peopleVariable = (element: string): string => `${element}_assignees`;

/** Keeps the people of new rounds in variables, because a sequential round asks for the next of them in a later command. */
export function keepPeople(
  change: Change,
  rounds: readonly NewRound[],
  people: People,
  definitions: Definitions,
  now: number,
): Change {
  let whole = change;
  for (const { key, token } of rounds) {
    const variables = { [peopleVariable(token.node)]: people.get(key) };
    const command: Command = { do: 'variables', variables, instance: token.instance };
    whole = followedBy(whole, step(definitions, whole.state, command, now));
  }
  return whole;
}

interface Assigning {
  readonly definitions: Definitions;
  readonly assign: (place: TaskPlace) => Promise<readonly Id[]>;
}

/** Gives the tasks that a change has opened to people, of whom a round may have thousands: a command for each would copy the others. */
export async function assignNewTasks(change: Change, { definitions, assign }: Assigning): Promise<Change> {
  const { before, state } = change;
  const known = before?.counter ?? 0;
  const tokens = new Map(state.tokens.map((token) => [token.ref, token]));
  const tasks: Task[] = [];
  for (const task of state.tasks) {
    const user = task.ref > known ? await personOf(task) : undefined;
    tasks.push(user === undefined ? task : { ...task, assignee: String(user) });
  }
  return { ...change, state: { ...state, tasks } };

  async function personOf(task: Task): Promise<Id | undefined> {
    const round = roundOf(definitions, state, task);
    if (round === null) return (await assign(placeOf(state, task.instance, task.key, false)))[0];
    return personOfRound(state, task, tokens.get(task.token)?.variables[round.indexVariable ?? 'loopCounter']);
  }
}

const roundOf = (definitions: Definitions, state: ProcessState, { instance, key }: Task) => {
  const node = definitions.byId(instanceOf(state, instance).definition)?.model.nodes.get(key);
  return node?.kind === 'user' ? node.round : null;
};

/** The person whose turn it is; nobody for a member who was added past the end of the list. */
function personOfRound(state: ProcessState, task: Task, index: unknown): Id | undefined {
  const { variables } = instanceOf(state, task.instance);
  const name = peopleVariable(task.key);
  const people: unknown = Object.hasOwn(variables, name) ? variables[name] : undefined;
  // Only `keepPeople` writes it, unless somebody changed the variable by hand.
  return Array.isArray(people) && typeof index === 'number' ? (people[index] as Id | undefined) : undefined;
}
