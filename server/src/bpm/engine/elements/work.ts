import type { EndEvent, ThrowEvent } from '../model/Model.ts';
import type { LiveToken, Operation, Run } from '../run/Run.ts';
import { keyOf } from '../run/variables.ts';
import { addJob, beginActivity } from './activities.ts';
import { endToken, terminate } from './endings.ts';
import { broadcast, fire, throwError, throwEscalation } from './events.ts';
import { follow, leave } from './flows.ts';
import { arriveAtInclusive, arriveAtParallel, releaseInclusive } from './gateways.ts';
import { roundAround, startRound } from './rounds.ts';
import { waitFor } from './waiting.ts';

/** Does all that is planned, until every token waits for something. */
export function work(run: Run): void {
  do {
    run.drain((operation, token, flow) => perform(run, operation, token, flow));
  } while (releaseInclusive(run));
}

function perform(run: Run, operation: Operation, token: LiveToken, flow: string | null): void {
  switch (operation) {
    case 'enter':
      arrive(run, token);
      return;
    case 'leave':
      leave(run, token);
      return;
    case 'flow':
      follow(run, token, flow);
      return;
    case 'fire':
      fire(run, token);
      return;
    case 'end':
      endToken(run, token);
  }
}

function arrive(run: Run, token: LiveToken): void {
  const node = run.node(token);
  // Each instance of a round waits for a job of its own.
  if ('round' in node && node.round !== null && roundAround(run, token) === null) startRound(run, token, node.round);
  else if (node.isAsync) addJob(run, token, { kind: 'continue', handler: null, fields: {} });
  else proceed(run, token);
}

/** Does what the element is there for. */
export function proceed(run: Run, token: LiveToken): void {
  const node = run.node(token);
  switch (node.kind) {
    case 'start':
    case 'boundary':
    case 'event':
    case 'exclusive':
      run.openRow(token);
      run.plan('leave', token);
      return;
    case 'parallel':
      arriveAtParallel(run, token);
      return;
    case 'inclusive':
      arriveAtInclusive(run, token);
      return;
    case 'catch':
      run.openRow(token);
      token.wait = 'event';
      waitFor(run, token, node.trigger);
      return;
    case 'throw':
      run.openRow(token);
      throwFrom(run, token, node);
      return;
    case 'end':
      run.openRow(token);
      end(run, token, node);
      return;
    default:
      beginActivity(run, token, node);
  }
}

function throwFrom(run: Run, token: LiveToken, { effect }: ThrowEvent): void {
  if (effect.does === 'escalation') throwEscalation(run, token, effect.code);
  if (effect.does === 'signal') {
    const name = keyOf(run, token, effect.name) ?? '';
    broadcast(run, name);
    if (!effect.isLocal) run.signals.push({ name });
  }
  run.plan('leave', token);
}

function end(run: Run, token: LiveToken, node: EndEvent): void {
  const { effect } = node;
  switch (effect.does) {
    case 'error':
      throwError(run, token, effect.code);
      return;
    case 'terminate':
      terminate(run, token, node, effect.all);
      return;
    case 'escalation':
      throwEscalation(run, token, effect.code);
      break;
    case 'nothing':
  }
  run.plan('leave', token);
}
