import type { SubProcess, Trigger } from '../model/Model.ts';
import type { Token } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { scheduleOf } from '../run/time.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { textOf } from '../run/variables.ts';

/** Whoever keeps what is waited for has room for so many characters. */
const LONGEST_NAME = 255;

/** Makes the token wait for what the trigger says. Errors and escalations are waited for by being there. */
export function waitFor(run: Run, token: LiveToken, trigger: Trigger): void {
  const { instance, node: activity } = token;
  switch (trigger.on) {
    case 'timer': {
      const text = textOf(run, token, trigger.when) ?? '';
      const ref = run.nextRef();
      const tries = { failures: 0, error: null, stuck: false };
      run.timers.set(ref, {
        ref,
        instance,
        token: token.ref,
        activity,
        ...scheduleOf(trigger.kind, text, run.now, activity),
        ...tries,
      });
      return;
    }
    case 'message':
    case 'signal': {
      const name = textOf(run, token, trigger.name);
      if (name === null) throw new Refusal('expression', `节点「${activity}」等待的消息或信号没有名称`, activity);
      if (name.length > LONGEST_NAME)
        throw new Refusal('expression', `节点「${activity}」等待的消息或信号的名称超过 ${LONGEST_NAME} 个字符`, activity);
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
