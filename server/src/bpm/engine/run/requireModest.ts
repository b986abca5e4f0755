import { Refusal } from '../state/Refusal.ts';
import type { Job, Task, Variables } from '../state/ProcessState.ts';

/** Characters of JSON that called instances, tokens, tasks and jobs may keep together: what each of them has is kept once for each. */
const MOST_CHARACTERS = 10_000_000;

interface All<Thing> {
  readonly values: () => Iterable<Thing>;
}

interface Holder {
  readonly variables: Variables;
}

interface Kept {
  readonly instances: All<Holder>;
  readonly tokens: All<Holder>;
  readonly tasks: All<Task>;
  readonly jobs: All<Job>;
}

/**
 * What has grown beyond that before there was a limit goes on as long as it grows no more.
 * @throws Refusal when a process keeps more than each command could take along
 */
export function requireModest(after: Kept, before: Kept | null): void {
  const size = sizeOf(after);
  if (size <= MOST_CHARACTERS || (before !== null && size <= sizeOf(before))) return;
  const most = MOST_CHARACTERS / 10_000;
  throw new Refusal('endless', `流程的任务、子流程和服务的数据合计超过 ${most} 万个字符，请减少变量或数量`);
}

function sizeOf({ instances, tokens, tasks, jobs }: Kept): number {
  // The root's own variables are kept once, and apart.
  const [, ...called] = instances.values();
  const kept = [
    ...[...called, ...tokens.values()].map(({ variables }) => variables),
    ...tasks.values(),
    ...Array.from(jobs.values(), ({ fields }) => fields),
  ];
  return kept.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
}
