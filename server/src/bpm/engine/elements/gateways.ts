import { reachesNode } from '../model/reach.ts';
import { removeToken } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';

/** A parallel gateway waits for as many tokens as it has flows in; it counts tokens, not flows. */
export function arriveAtParallel(run: Run, token: LiveToken): void {
  arrive(run, token);
  const waiting = waitingWith(run, token);
  if (waiting.length >= run.node(token).incoming.length) merge(run, token, waiting);
}

/** An inclusive gateway waits until no other token can come. */
export function arriveAtInclusive(run: Run, token: LiveToken): void {
  arrive(run, token);
  if (!isAwaited(run, token)) merge(run, token, waitingWith(run, token));
}

/** Looks again at the inclusive gateways once nothing moves: tokens may have ended, or gone another way. Tells whether one goes on. */
export function releaseInclusive(run: Run): boolean {
  for (const token of run.tokens.values()) {
    if (token.wait !== 'join' || run.node(token).kind !== 'inclusive' || isAwaited(run, token)) continue;
    merge(run, token, waitingWith(run, token));
    return true;
  }
  return false;
}

/** The row is closed at once, however long the token waits. */
function arrive(run: Run, token: LiveToken): void {
  run.openRow(token);
  run.closeRow(token);
  token.wait = 'join';
}

/** Thousands of tokens may come one after the other, so this loop makes nothing on the way. */
function waitingWith(run: Run, { instance, parent, node }: LiveToken): readonly LiveToken[] {
  const waiting: LiveToken[] = [];
  for (const other of run.tokens.values()) {
    if (other.wait === 'join' && other.node === node && other.parent === parent && other.instance === instance)
      waiting.push(other);
  }
  return waiting;
}

function merge(run: Run, token: LiveToken, waiting: readonly LiveToken[]): void {
  for (const other of waiting) if (other !== token) removeToken(run, other, { reason: null });
  token.wait = null;
  run.plan('leave', token);
}

/** Tells whether another token, of this scope or below it, can still come to the gateway where this one waits. */
function isAwaited(run: Run, token: LiveToken): boolean {
  const model = run.model(token);
  run.look(run.tokens.size, token.node);
  for (const other of run.tokens.values()) {
    if (other.instance !== token.instance || other.kind === 'listener' || !isInside(run, other, token.parent)) continue;
    // Tokens that come in the same command are at the gateway before they are dealt with.
    const canCome = other.node === token.node ? other.wait !== 'join' : reachesNode(model, other.node, token.node);
    if (canCome) return true;
  }
  return false;
}

/** Tells whether the token is in this scope, also in one that is in it. */
export function isInside(run: Run, token: LiveToken, scope: number | null): boolean {
  for (let around: LiveToken | undefined = token; around !== undefined;) {
    if (around.parent === scope) return true;
    around = around.parent === null ? undefined : run.tokens.get(around.parent);
  }
  return false;
}
