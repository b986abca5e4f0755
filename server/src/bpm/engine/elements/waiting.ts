import type { SubProcess, Trigger } from '../model/Model.ts';
import type { Token } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { scheduleOf } from '../run/time.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { keyOf, textOf } from '../run/variables.ts';

/** Makes the token wait for what the trigger says. Errors and escalations are waited for by being there. */
export function waitFor(run: Run, token: LiveToken, trigger: Trigger): void {
  const { instance, node: activity } = token;
  switch (trigger.on) {
    case 'timer': {
      const text = textOf(run, token, trigger.when) ?? '';
      const schedule = scheduleOf(trigger.kind, text, run.now, activity);
      const isDue = schedule.due <= run.now;
      const chain = isDue ? run.nextInChain(activity) : 0;
      // What keeps itself going does not come before what others wait for, however long ago its time was.
      const due = chain > 0 ? run.now : schedule.due;
      const ref = run.nextRef();
      const place = { instance, token: token.ref, activity };
      run.timers.set(ref, { ref, ...place, ...schedule, beat: schedule.due, due, failures: 0, error: null, stuck: false, chain });
      return;
    }
    case 'message':
    case 'signal': {
      const name = keyOf(run, token, trigger.name);
      if (name === null) throw new Refusal('expression', `节点「${activity}」等待的消息或信号没有名称`, activity);
      const ref = run.nextRef();
      run.subscriptions.set(ref, { ref, instance, token: token.ref, type: trigger.on, name, activity });
      return;
    }
    case 'error':
    case 'escalation':
  }
}

/** Sets up what can happen at the edge of an activity, each with an open row, as engines have it. */
export function addBoundaryListeners(run: Run, host: LiveToken): void {
  const node = run.node(host);
  if (!('boundary' in node)) return;
  for (const event of node.boundary) {
    const listener = run.addToken({ ...host, node: event.id }, { kind: 'listener', host: host.ref });
    run.openRow(listener);
    waitFor(run, listener, event.trigger);
  }
}

/** Sets up the events that start the event sub-processes of a scope; they have no row until that happens. */
export function addStartListeners(
  run: Run,
  place: Pick<Token, 'instance' | 'parent'>,
  eventSubProcesses: readonly SubProcess[],
): void {
  for (const { starts } of eventSubProcesses) {
    for (const start of starts) {
      if (start.trigger === null || start.trigger.on === 'error' || start.trigger.on === 'escalation') continue;
      const listener = run.addToken({ ...place, node: start.id }, { kind: 'listener' });
      waitFor(run, listener, start.trigger);
    }
  }
}
