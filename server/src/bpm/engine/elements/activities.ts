import type { Activity, ServiceTask } from '../model/Model.ts';
import type { Job, Variables } from '../state/ProcessState.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { setVariable, skips, valueOf, withValue } from '../run/variables.ts';
import { startCall } from './calls.ts';
import { openScope, plainStart } from './opening.ts';
import { finish, roundAround } from './rounds.ts';
import { beginUserTask } from './userTasks.ts';
import { addBoundaryListeners } from './waiting.ts';

/** Begins an activity, or one instance of its round. */
export function beginActivity(run: Run, token: LiveToken, node: Activity): void {
  // Of a round, all that can happen at the edge happens to the round.
  const isInRound = roundAround(run, token) !== null;
  if (node.kind === 'user') {
    beginUserTask(run, token, node, isInRound);
    return;
  }
  if (node.kind === 'call') {
    // The row names the called instance, so that comes first; what it does comes after the row.
    const calls = startCall(run, token, node);
    run.openRow(token, { calls });
    if (!isInRound) addBoundaryListeners(run, token);
    return;
  }
  run.openRow(token);
  if (!isInRound) addBoundaryListeners(run, token);
  switch (node.kind) {
    case 'service':
      beginService(run, token, node);
      return;
    case 'receive':
      token.wait = 'receive';
      return;
    case 'pass':
      finish(run, token);
      return;
    case 'sub':
      token.kind = 'scope';
      openScope(run, { instance: token.instance, parent: token.ref }, node, plainStart(node));
  }
}

function beginService(run: Run, token: LiveToken, node: ServiceTask): void {
  if (skips(run, token, node.skip) === true) {
    finish(run, token);
    return;
  }
  const { work, resultVariable } = node;
  if (work.by === 'handler') {
    const fields = [...work.fields].reduce(
      (all: Variables, [name, template]) => withValue(all, token, name, valueOf(run, token, template)),
      {},
    );
    addJob(run, token, { kind: 'service', handler: work.handler, fields });
    return;
  }
  const value = valueOf(run, token, work.expression);
  if (resultVariable !== null) setVariable(run, token, resultVariable, value);
  finish(run, token);
}

/** The process goes on when the job is answered. */
export function addJob(run: Run, token: LiveToken, what: Pick<Job, 'kind' | 'handler' | 'fields'>): void {
  const ref = run.nextRef();
  token.wait = 'job';
  const place = { instance: token.instance, token: token.ref, activity: token.node };
  const chain = run.nextInChain(token.node);
  run.jobs.set(ref, { ref, ...place, due: run.now, failures: 0, error: null, stuck: false, chain, ...what });
}
