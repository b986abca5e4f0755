import type { Command, ProcessState } from '@zhilv/server/process-engine';
import type { SeededRandom } from '../soak/SeededRandom.ts';

/** By numbers, as users of the server. */
const PEOPLE = ['1', '2', '3'];

/** The variables that random processes ask for. */
export const randomVariables = (random: SeededRandom): Readonly<Record<string, unknown>> => ({
  n: random.below(4),
  m: random.below(4),
  yes: random.chance(0.5),
  people: random.some(PEOPLE, random.below(4)),
});

/**
 * Makes a command for a process that runs: mostly one that can be done, now and then any at all.
 * @param ids of the elements of its model
 */
export function randomCommand(random: SeededRandom, state: ProcessState, ids: readonly string[]): Command {
  const ref = random.below(state.counter + 2);
  const any = (things: readonly { readonly ref: number }[]): number =>
    things.length === 0 || random.chance(0.05) ? ref : random.pick(things).ref;
  const variables = random.chance(0.4) ? randomVariables(random) : {};
  const task = any(state.tasks);
  const nodes = state.tokens.map(({ node }) => node);
  const node = () => random.pick(nodes.length === 0 || random.chance(0.1) ? ids : nodes);
  const due = [...state.timers, ...state.jobs];
  /** How often a command comes: seldom where there is nothing that it could be about. */
  const often = (weight: number, things: readonly unknown[]): number => (things.length > 0 ? weight : weight / 20);
  const { tasks, timers, jobs, subscriptions, tokens } = state;
  const delegated = tasks.filter(({ delegation }) => delegation === 'pending');
  const inRounds = tokens.filter(({ kind }) => kind === 'round');
  const commands: readonly (readonly [number, () => Command])[] = [
    [often(40, tasks), () => ({ do: 'complete', task, variables })],
    [often(20, jobs), () => ({ do: 'jobDone', job: any(jobs), variables })],
    [often(12, timers), () => ({ do: 'timer', timer: any(timers) })],
    [often(8, subscriptions), () => ({ do: 'message', name: random.pick(['news', 'news', 'other']), variables })],
    [often(6, subscriptions), () => ({ do: 'signal', name: 'alarm', variables })],
    [4, () => ({ do: 'variables', variables })],
    [often(3, tasks), () => ({ do: 'claim', task, user: random.pick([...PEOPLE, null]) })],
    [often(3, tasks), () => ({ do: 'assign', task, user: random.pick(PEOPLE) })],
    [often(3, tasks), () => ({ do: 'delegate', task, user: random.pick(PEOPLE) })],
    [often(20, delegated), () => ({ do: 'resolve', task: any(delegated) })],
    [1, () => ({ do: 'trigger', activity: node() })],
    [often(4, due), () => ({ do: 'jobFailed', job: any(due), error: 'x', ...(random.chance(0.5) ? { errorCode: 'bad' } : {}) })],
    [often(2, due), () => ({ do: 'retry', job: any(due) })],
    [6, () => ({ do: 'move', from: random.some(nodes, 2), to: random.pick(ids), cleanJoins: random.chance(0.5) })],
    [2, () => ({ do: 'move', from: [any(tokens)], to: random.pick(ids), instance: any(state.instances) })],
    [2, () => ({ do: 'jump', from: node(), to: random.some(ids, 2) })],
    [often(5, inRounds), () => ({ do: 'addInstance', activity: node(), variables: { person: '4' } })],
    [often(8, inRounds), () => ({ do: 'removeInstance', task, completed: random.chance(0.5) })],
    [1, () => ({ do: 'suspend' })],
    [state.suspended ? 100 : 1, () => ({ do: 'activate' })],
    [0.2, () => ({ do: 'end', reason: 'enough' })],
  ];
  let left = random.next() * commands.reduce((sum, [weight]) => sum + weight, 0);
  const [, make] = commands.find(([weight]) => (left -= weight) < 0) ?? [0, () => ({ do: 'activate' }) satisfies Command];
  return make();
}
