import { Refusal } from '../state/Refusal.ts';
import type { Run } from './Run.ts';

/** Characters of JSON that called instances, tokens and jobs may keep together: what is handed on to each is kept once for each. */
const MOST_CHARACTERS = 10_000_000;

/** @throws Refusal when a process keeps more than each command could take along */
export function requireModest({ instances, tokens, jobs }: Pick<Run, 'instances' | 'tokens' | 'jobs'>): void {
  // The root's own variables are kept once, and apart.
  const [, ...called] = instances.values();
  const kept = [
    ...[...called, ...tokens.values()].map(({ variables }) => variables),
    ...[...jobs.values()].map(({ fields }) => fields),
  ];
  let size = 0;
  for (const values of kept) {
    size += JSON.stringify(values).length;
    if (size > MOST_CHARACTERS)
      throw new Refusal('endless', `流程传递给子流程和服务的数据合计超过 ${MOST_CHARACTERS / 10_000} 万个字符，请减少变量或数量`);
  }
}
