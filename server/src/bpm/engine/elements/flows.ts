import type { Flow, ProcessNode } from '../model/Model.ts';
import { Refusal } from '../state/Refusal.ts';
import { removeListeners } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { isTrue, skips } from '../run/variables.ts';

/** Leaves an element along its flows. Where there are none, the token ends. */
export function leave(run: Run, token: LiveToken): void {
  const node = run.node(token);
  if ('boundary' in node && node.boundary.length > 0) removeListeners(run, token);
  run.closeRow(token);
  // What was known on the way in, and what the activity knew, is of no use after it.
  Object.assign(token, { kind: 'leaf', wait: null, choice: null, via: null, variables: {} });
  if (node.outgoing.length === 0 || node.kind === 'end') {
    run.plan('end', token);
    return;
  }
  const flows = flowsToTake(run, token, node);
  const choice = node.kind === 'event' ? run.nextRef() : null;
  // The tokens are there before any of them goes on.
  const others = flows.slice(1).map((flow) => [run.addToken(token), flow] as const);
  for (const [each, flow] of [[token, flows[0]] as const, ...others]) {
    if (flow === undefined) continue;
    each.choice = choice;
    run.plan('flow', each, flow.id);
  }
}

export function follow(run: Run, token: LiveToken, id: string | null): void {
  const flow = run.node(token).outgoing.find((each) => each.id === id);
  if (flow === undefined) throw new Refusal('definition', `流程定义中没有连线「${id}」`, token.node);
  run.passRow(token, { id: flow.id, name: flow.name, type: 'sequenceFlow' });
  token.node = flow.target;
  token.via = flow.id;
  run.plan('enter', token);
}

function flowsToTake(run: Run, token: LiveToken, node: ProcessNode): readonly Flow[] {
  if (node.kind === 'parallel' || node.kind === 'event') return node.outgoing;
  const mayTakeThis = (flow: Flow) => mayTake(run, token, node, flow);
  const flows = node.kind === 'exclusive' ? firstOf(node.outgoing, mayTakeThis) : node.outgoing.filter(mayTakeThis);
  if (flows.length > 0) return flows;
  const flow = defaultFlow(node);
  if (flow === undefined) throw noPath(node);
  return [flow];
}

/** The conditions of later flows are not asked. */
function firstOf(flows: readonly Flow[], isThis: (flow: Flow) => boolean): readonly Flow[] {
  const flow = flows.find(isThis);
  return flow === undefined ? [] : [flow];
}

/** The condition of the default flow is asked, too, and may refuse the command; as in Flowable. */
function mayTake(run: Run, token: LiveToken, node: ProcessNode, flow: Flow): boolean {
  const isSkipped = skips(run, token, flow.skip);
  if (isSkipped !== null) return isSkipped || (node.kind !== 'exclusive' && node.outgoing.length === 1);
  const holds = flow.condition === null || isTrue(run, token, flow.condition);
  return holds && flow.id !== node.defaultFlow;
}

const defaultFlow = (node: ProcessNode): Flow | undefined => node.outgoing.find(({ id }) => id === node.defaultFlow);

const noPath = ({ id, name }: ProcessNode): Refusal =>
  new Refusal('no-path', `没有一条从「${name ?? id}」流出的连线满足条件`, id);
