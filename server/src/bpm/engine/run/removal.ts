import type { Ref, Token } from '../state/ProcessState.ts';
import type { LiveInstance, LiveToken, Run } from './Run.ts';

/** How the rows of what is taken away are closed. */
interface Ending {
  readonly reason: string | null;
  /** Of the events at the edge of the token itself, where it differs. */
  readonly edgeReason?: string | null;
}

/** Takes a token away with all that is inside of it or hangs on it, called instances included. */
export function removeToken(run: Run, token: LiveToken, { reason, edgeReason = reason }: Ending): void {
  const gone = isAlone(run, token) ? { tokens: new Set([token.ref]), instances: [] } : below(run, token.ref);
  for (const ref of gone.tokens) {
    const found = run.tokens.get(ref);
    if (found === undefined) continue;
    run.closeRow(found, found.host === token.ref ? edgeReason : reason);
    run.tokens.delete(ref);
  }
  forget(run, gone.tokens, reason);
  for (const instance of gone.instances) endCalled(run, instance, reason);
}

/** Takes away all that is in an instance but not the instance itself. */
export function emptyInstance(run: Run, instance: LiveInstance, reason: string | null): void {
  const tops = [...run.tokens.values()].filter((token) => token.instance === instance.ref && token.parent === null);
  for (const token of tops) if (run.tokens.has(token.ref)) removeToken(run, token, { reason });
}

/** Takes the events away that wait at the edge of an activity. */
export function removeListeners(run: Run, host: Token, reason: string | null = null): void {
  for (const token of run.tokens.values()) if (token.host === host.ref) removeToken(run, token, { reason });
}

/** Takes away what a token waits for: its task, timers, subscriptions and jobs. */
export function stopWaiting(run: Run, token: LiveToken, reason: string | null = null): void {
  token.wait = null;
  forget(run, new Set([token.ref]), reason);
}

/** The tokens inside of a token; at the top of an instance those of a null token. */
export const tokensIn = (run: Run, { instance, parent }: Pick<Token, 'instance' | 'parent'>): readonly LiveToken[] =>
  [...run.tokens.values()].filter((token) => token.instance === instance && token.parent === parent);

/** Most tokens have nothing inside, and there may be thousands to remove. */
function isAlone(run: Run, { kind, wait, ref }: LiveToken): boolean {
  if (kind === 'scope' || kind === 'round' || wait === 'call') return false;
  for (const { host } of run.tokens.values()) if (host === ref) return false;
  return true;
}

function below(run: Run, first: Ref): { readonly tokens: ReadonlySet<Ref>; readonly instances: readonly LiveInstance[] } {
  const inside = new Map<Ref, Ref[]>();
  const put = (around: Ref, ref: Ref) => {
    const list = inside.get(around);
    if (list === undefined) inside.set(around, [ref]);
    else list.push(ref);
  };
  const callers = new Map([...run.instances.values()].map((instance) => [instance.ref, instance.caller]));
  for (const { ref, parent, host, instance } of run.tokens.values()) {
    const around = host ?? parent ?? callers.get(instance) ?? null;
    if (around !== null) put(around, ref);
  }
  // Sets are walked in the order in which they grow.
  const tokens = new Set([first]);
  for (const ref of tokens) for (const other of inside.get(ref) ?? []) tokens.add(other);
  return { tokens, instances: [...run.instances.values()].filter(({ caller }) => caller !== null && tokens.has(caller)) };
}

function forget(run: Run, tokens: ReadonlySet<Ref>, reason: string | null): void {
  for (const task of run.tasks.values()) if (tokens.has(task.token)) run.endTask(task, false, reason);
  for (const waiting of [run.timers, run.subscriptions, run.jobs]) {
    for (const { ref, token } of waiting.values()) if (tokens.has(token)) waiting.delete(ref);
  }
}

function endCalled(run: Run, instance: LiveInstance, reason: string | null): void {
  run.instances.delete(instance.ref);
  const { ref, definition, businessKey, variables } = instance;
  run.endedInstances.push({ ref, definition, businessKey, variables, end: { at: run.now, activity: null, reason } });
}
