import { Refusal } from '../state/Refusal.ts';
import type { Run } from './Run.ts';

/** Characters of JSON that called instances, tokens, tasks and jobs may keep together: what each of them has is kept once for each. */
const MOST_CHARACTERS = 10_000_000;

/** @throws Refusal when a process keeps more than each command could take along */
export function requireModest({ instances, tokens, tasks, jobs }: Pick<Run, 'instances' | 'tokens' | 'tasks' | 'jobs'>): void {
  // The root's own variables are kept once, and apart.
  const [, ...called] = instances.values();
  let size = 0;
  for (const kept of [
    ...[...called, ...tokens.values()].map(({ variables }) => variables),
    ...tasks.values(),
    ...[...jobs.values()].map(({ fields }) => fields),
  ]) {
    size += JSON.stringify(kept).length;
    if (size > MOST_CHARACTERS)
      throw new Refusal(
        'endless',
        `流程的任务、子流程和服务的数据合计超过 ${MOST_CHARACTERS / 10_000} 万个字符，请减少变量或数量`,
      );
  }
}
