import type { DeferredCommand } from '../state/Command.ts';
import type { Job, Ref } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { throwError } from '../elements/events.ts';
import { finish } from '../elements/rounds.ts';
import { proceed } from '../elements/work.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { setVariables } from '../run/variables.ts';
import { nextDue } from '../run/time.ts';

/** The pauses after the first failures, in ms. After the last one somebody has to look. */
const PAUSES_MS = [60_000, 600_000] as const;

/** Whoever answers later has taken its time. */
const MOMENT_MS = 1000;

export function doDeferredCommand(run: Run, command: DeferredCommand): void {
  switch (command.do) {
    case 'timer':
      fireTimer(run, command.timer);
      return;
    case 'jobDone':
      finishJob(run, command);
      return;
    case 'jobFailed':
      failJob(run, command);
      return;
    case 'retry':
      Object.assign(deferred(run, command.job).what, { failures: 0, stuck: false, chain: 0, due: run.now });
  }
}

function fireTimer(run: Run, ref: Ref): void {
  const timer = run.timers.get(ref);
  const token = timer && run.tokens.get(timer.token);
  if (timer === undefined || token === undefined) throw new Refusal('missing', '定时器不存在或已经触发');
  if (timer.due > run.now) throw new Refusal('missing', '定时器还没有到时间', timer.activity);
  run.chain = timer.chain + 1;
  const left = timer.left === null ? null : timer.left - 1;
  const again = timer.interval !== null && left !== 0 && isRepeated(run, token);
  if (again && timer.interval !== null) {
    const beat = nextDue(timer.beat, timer.interval, run.now, timer.activity);
    Object.assign(timer, { left, beat, due: beat, failures: 0, error: null, stuck: false, chain: 0 });
  } else run.timers.delete(ref);
  run.plan('fire', token);
}

/** Only what interrupts nothing can happen again. */
function isRepeated(run: Run, token: LiveToken): boolean {
  const node = run.node(token);
  return 'isInterrupting' in node && !node.isInterrupting;
}

function finishJob(run: Run, { job: ref, variables }: Extract<DeferredCommand, { do: 'jobDone' }>): void {
  const job = run.jobs.get(ref);
  const token = job && run.tokens.get(job.token);
  if (job === undefined || token === undefined) throw new Refusal('missing', '作业不存在或已经完成');
  run.jobs.delete(ref);
  run.chain = chainAfter(run, job);
  token.wait = null;
  setVariables(run, token, variables);
  if (job.kind === 'continue') proceed(run, token);
  else finish(run, token);
}

function failJob(run: Run, { job: ref, error, errorCode }: Extract<DeferredCommand, { do: 'jobFailed' }>): void {
  const { what, token } = deferred(run, ref);
  if (errorCode !== undefined && run.jobs.has(ref)) {
    run.jobs.delete(ref);
    run.chain = chainAfter(run, what);
    throwError(run, token, errorCode);
    return;
  }
  const failures = what.failures + 1;
  const pause = PAUSES_MS[failures - 1];
  Object.assign(what, { failures, error, stuck: pause === undefined, due: run.now + (pause ?? 0) });
}

function deferred(run: Run, ref: Ref) {
  const what = run.jobs.get(ref) ?? run.timers.get(ref);
  const token = what && run.tokens.get(what.token);
  if (what === undefined || token === undefined) throw new Refusal('missing', '作业或定时器不存在');
  return { what, token };
}

/** Where a service took its time, nothing went on without time going by. */
const chainAfter = (run: Run, { chain, due }: Pick<Job, 'chain' | 'due'>): number => (run.now - due < MOMENT_MS ? chain + 1 : 0);
