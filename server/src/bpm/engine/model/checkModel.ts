import type { Gateway, Model, ProcessNode, ScopeContent, SubProcess } from './Model.ts';
import type { ModelProblem } from './ModelError.ts';

/** Finds what is well written and still cannot be run. */
export function checkModel(model: Model): readonly ModelProblem[] {
  const problems: ModelProblem[] = [];
  const problem = (element: string, message: string) => problems.push({ element, message, position: null });
  if (model.starts.length === 0) problem(model.key, '流程没有开始事件');
  if (plainStarts(model) > 1) problem(model.key, '流程有多个没有触发条件的开始事件');
  for (const node of model.nodes.values()) {
    if (node.kind === 'sub') checkSubProcess(node, problem);
    if (node.kind === 'exclusive' && node.outgoing.length === 0) problem(node.id, '排他网关没有流出的连线');
    if (node.kind === 'event') checkEventGateway(node, model, problem);
    if (node.kind === 'boundary' && !isHost(model.nodes.get(node.host))) problem(node.id, '边界事件附着的不是活动');
    if (node.defaultFlow !== null && !node.outgoing.some(({ id }) => id === node.defaultFlow)) {
      problem(node.id, `默认连线「${node.defaultFlow}」不是从这里流出的`);
    }
  }
  return problems;
}

const plainStarts = ({ starts }: ScopeContent): number => starts.filter(({ trigger }) => trigger === null).length;

function checkSubProcess(node: SubProcess, problem: (element: string, message: string) => void): void {
  if (node.isEventSubProcess) {
    if (node.starts.length !== 1) problem(node.id, '事件子流程必须有且只有一个开始事件');
    if (node.incoming.length + node.outgoing.length > 0) problem(node.id, '事件子流程不能有连线');
    if (node.round !== null) problem(node.id, '事件子流程不能是多实例');
  } else if (node.starts.length !== 1 || plainStarts(node) !== 1) {
    problem(node.id, '子流程必须有且只有一个没有触发条件的开始事件');
  }
}

function checkEventGateway(node: Gateway, model: Model, problem: (element: string, message: string) => void): void {
  if (node.outgoing.length === 0) problem(node.id, '事件网关没有流出的连线');
  for (const { target } of node.outgoing) {
    if (model.nodes.get(target)?.kind !== 'catch') problem(node.id, `事件网关之后只能是中间捕获事件，而不是「${target}」`);
  }
}

const isHost = (node: ProcessNode | undefined): boolean =>
  node !== undefined && 'boundary' in node && !(node.kind === 'sub' && node.isEventSubProcess);
