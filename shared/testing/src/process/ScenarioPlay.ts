import {
  type ActivityRow,
  type Command,
  type Definition,
  type Definitions,
  type ProcessState,
  readModels,
  Refusal,
  step,
  type StepResult,
  type Task,
} from '@zhilv/server/process-engine';
import { keepRows } from './keepRows.ts';
import type { Scenario, ScenarioCommand, ScenarioHistoryRow, ScenarioStep, ScenarioTask } from './Scenario.ts';

const START_MS = Date.UTC(2030, 0, 7);
const UNITS = { H: 3600, M: 60, S: 1 } as const;

/** Plays scenarios with our engine, by the clock of the recorded ones: one second for each command. */
export class ScenarioPlay {
  readonly definitions: Definitions;
  state: ProcessState | null = null;
  /** Everything that was done, as the engine was told, with the time in epoch ms. */
  readonly log: (readonly [Command, number])[] = [];
  /** The history so far, by the numbers of the rows. */
  readonly rows = new Map<number, ActivityRow>();
  /** Seconds since the start. */
  at = 0;
  readonly #cleanJoins: boolean;
  readonly #assignees = new Map<number, string | null>();
  readonly #keys = new Map<number, string>();

  private constructor(definitions: readonly Definition[], cleanJoins: boolean) {
    const byId = new Map(definitions.map((definition) => [definition.id, definition]));
    this.definitions = { byId: (id) => byId.get(id), byKey: (key) => byId.get(key) };
    this.#cleanJoins = cleanJoins;
  }

  /** @param cleanJoins whether sending back takes away what waits at joins, as Flowable does not */
  static async of(xml: string, { cleanJoins = false } = {}): Promise<ScenarioPlay> {
    const models = await readModels(xml);
    return new ScenarioPlay(
      models.map((model) => ({ id: model.key, model })),
      cleanJoins,
    );
  }

  /** Plays it from the start, and gives what there is after each command. */
  play({ start, commands }: Scenario): readonly ScenarioStep[] {
    return [this.start(start), ...commands.map((command) => this.do(command))];
  }

  start({ process = 'p', message, variables, user = 'starter', businessKey }: Scenario['start']): ScenarioStep {
    return this.#try(() =>
      this.give({
        do: 'start',
        definition: process,
        ...(message === undefined ? {} : { message }),
        variables,
        starter: user,
        businessKey: businessKey ?? null,
      }),
    );
  }

  do(command: ScenarioCommand): ScenarioStep {
    this.at += 1;
    return this.#try(() => {
      if (command.do === 'advance') this.#advance(secondsOf(command.by));
      else this.give(this.#commandOf(command));
    });
  }

  /** Gives the engine a command. @throws Refusal as the engine does */
  give(command: Command): StepResult {
    const now = START_MS + this.at * 1000;
    const result = step(this.definitions, this.state, command, now);
    this.log.push([command, now]);
    this.state = result.state;
    keepRows(this.rows, result);
    for (const task of [...result.endedTasks.map((ended) => ended.task), ...result.state.tasks]) {
      this.#assignees.set(task.ref, task.assignee);
    }
    for (const { ref, definition } of [...result.state.instances, ...result.endedInstances]) this.#keys.set(ref, definition);
    return result;
  }

  /** What there is now. */
  now(): Omit<ScenarioStep, 'ok' | 'at'> {
    return this.state === null ? {} : viewOf(this.state);
  }

  /** The rows of the started instance, then those of called ones, each in natural order. */
  history(): readonly ScenarioHistoryRow[] {
    const root = this.state?.instances[0]?.ref;
    const rows = [...this.rows.values()].sort((one, other) => one.ref - other.ref);
    const called = rows.filter(({ instance }) => instance !== root).sort((one, other) => one.instance - other.instance);
    return [...rows.filter(({ instance }) => instance === root), ...called].map((row) =>
      this.#historyRow(row, row.instance === root),
    );
  }

  #try(command: () => void): ScenarioStep {
    let ok = true;
    try {
      command();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ok = false;
    }
    return { ok, at: this.at, ...this.now() };
  }

  #advance(seconds: number): void {
    const until = this.at + seconds;
    for (;;) {
      const next = this.#nextDue(until);
      if (next === undefined) break;
      this.at = Math.max(this.at, (next.due - START_MS) / 1000);
      this.give('kind' in next ? { do: 'jobDone', job: next.ref } : { do: 'timer', timer: next.ref });
    }
    this.at = until;
  }

  #nextDue(until: number) {
    if (this.state === null || this.state.suspended) return undefined;
    return [...this.state.timers, ...this.state.jobs]
      .filter(({ due, stuck }) => !stuck && due <= START_MS + until * 1000)
      .sort((one, other) => one.due - other.due || (one.activity < other.activity ? -1 : 1))[0];
  }

  #commandOf(command: Exclude<ScenarioCommand, { do: 'advance' }>): Command {
    switch (command.do) {
      case 'complete':
        return { ...command, task: this.#task(command.task, command.assignee).ref };
      case 'removeInstance':
        return { ...command, task: this.#task(command.task, command.assignee).ref };
      case 'claim':
      case 'assign':
      case 'delegate':
      case 'resolve':
        return { ...command, task: this.#task(command.task).ref };
      case 'sendBack':
        return { do: 'move', from: command.from, to: command.to, cleanJoins: this.#cleanJoins };
      case 'delete':
        return { do: 'end', reason: command.reason };
      default:
        return command;
    }
  }

  #task(key: string, assignee?: string): Task {
    const task = this.state?.tasks.find((each) => each.key === key && (assignee === undefined || each.assignee === assignee));
    if (task === undefined) throw new Refusal('missing', 'no such open task');
    return task;
  }

  #historyRow({ instance, activity, type, start, end, task, calls, reason }: ActivityRow, isOfRoot: boolean): ScenarioHistoryRow {
    return {
      ...(isOfRoot ? {} : { process: this.#keys.get(instance) ?? '' }),
      activityId: activity,
      activityType: type,
      start: (start - START_MS) / 1000,
      end: end === null ? null : (end - START_MS) / 1000,
      ...(task === null ? {} : { task: true, assignee: this.#assignees.get(task) ?? null }),
      ...(calls === null ? {} : { calls: this.#keys.get(calls) ?? '' }),
      ...(reason === null ? {} : { deleteReason: reason }),
    };
  }
}

/** What there is, as recorded steps say it. */
function viewOf({
  instances,
  tokens,
  tasks,
  timers,
  subscriptions,
  jobs,
  suspended,
  end,
}: ProcessState): Omit<ScenarioStep, 'ok' | 'at'> {
  const leaves = tokens.filter(({ kind }) => kind === 'leaf');
  return {
    active: leaves
      .filter(({ wait }) => wait !== 'join')
      .map(({ node }) => node)
      .sort(),
    waitingAtJoin: leaves
      .filter(({ wait }) => wait === 'join')
      .map(({ node }) => node)
      .sort(),
    tasks: tasks.map((task) => ({ ...taskView(task), ...(suspended ? { suspended } : {}) })),
    loops: tokens.flatMap(({ node, round }) =>
      round === null
        ? []
        : [
            {
              activity: node,
              nrOfInstances: round.total,
              nrOfActiveInstances: round.active,
              nrOfCompletedInstances: round.completed,
            },
          ],
    ),
    timers: suspended ? [] : timers.map(({ activity, due }) => [activity, (due - START_MS) / 1000] as const),
    subscriptions: subscriptions.map(({ type, name, activity }) => [type, name, activity] as const),
    asyncJobs: jobs.length,
    ended: end !== null,
    ...(end === null ? {} : { endActivity: end.activity, deleteReason: end.reason }),
    variables: instances[0]?.variables ?? {},
  };
}

function taskView({
  key,
  name,
  assignee,
  candidateUsers,
  candidateGroups,
  owner,
  due,
  priority,
  delegation,
}: Task): ScenarioTask {
  return {
    key,
    name,
    assignee,
    candidateUsers,
    candidateGroups,
    owner,
    priority,
    delegation,
    due: due === null ? null : (due - START_MS) / 1000,
  };
}

function secondsOf(duration: string): number {
  return [...duration.matchAll(/(\d+)([HMS])/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * UNITS[unit as keyof typeof UNITS],
    0,
  );
}
