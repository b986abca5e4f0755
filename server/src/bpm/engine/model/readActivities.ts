import type { FlowElement } from './document/moddle.ts';
import type { Template } from '../../expression/syntax/Template.ts';
import type { ActivityBase, CallActivity, Mapping, ServiceTask, UserTask } from './Model.ts';
import { literal, type Reading } from './Reading.ts';
import { attributeOf, childText, isVendorTrue, vendorAttribute, vendorElements } from './document/vendor.ts';

export function readUserTask(reading: Reading, element: FlowElement, base: ActivityBase): UserTask {
  if ((element.resources?.length ?? 0) > 0)
    reading.problem(element, '请用 assignee 或 candidateUsers 指定办理人，不支持 BPMN 的资源角色');
  const attribute = (what: string, name: string) => reading.template(element, what, vendorAttribute(element, name));
  return {
    ...base,
    kind: 'user',
    title: reading.shownText(element.name),
    description: reading.shownText(element.documentation?.[0]?.text),
    assignee: attribute('办理人', 'assignee'),
    owner: attribute('所有者', 'owner'),
    candidateUsers: reading.templates(element, '候选人', vendorAttribute(element, 'candidateUsers')),
    candidateGroups: reading.templates(element, '候选组', vendorAttribute(element, 'candidateGroups')),
    due: attribute('到期时间', 'dueDate'),
    priority: attribute('优先级', 'priority'),
    category: attribute('分类', 'category'),
    formKey: attribute('表单', 'formKey'),
  };
}

/** Reads service, send and business rule tasks. */
export function readServiceTask(reading: Reading, element: FlowElement, base: ActivityBase): ServiceTask {
  const expression = reading.template(element, '服务的表达式', vendorAttribute(element, 'expression'));
  const handler =
    vendorAttribute(element, 'delegateExpression') ??
    vendorAttribute(element, 'class') ??
    vendorAttribute(element, 'topic') ??
    vendorAttribute(element, 'type');
  if (isVendorTrue(element, 'triggerable')) reading.problem(element, '不支持等待触发的服务任务（triggerable），请改用接收任务');
  if (handler === null && vendorAttribute(element, 'expression') === null) {
    reading.problem(element, '没有写明由什么来执行（expression、delegateExpression、class 或 topic）');
  }
  return {
    ...base,
    kind: 'service',
    resultVariable: resultVariable(element),
    work:
      expression === null
        ? { by: 'handler', handler: handler ?? '', fields: readFields(reading, element) }
        : { by: 'expression', expression },
  };
}

export function readScriptTask(reading: Reading, element: FlowElement, base: ActivityBase): ServiceTask {
  const format = element.scriptFormat?.trim() ?? '';
  if (format !== 'juel') reading.problem(element, `不能运行「${format}」脚本，只支持 juel`);
  const expression = format === 'juel' ? reading.template(element, '脚本', element.script) : null;
  return {
    ...base,
    kind: 'service',
    resultVariable: resultVariable(element),
    work: { by: 'expression', expression: expression ?? literal('') },
  };
}

const resultVariable = (element: FlowElement): string | null =>
  vendorAttribute(element, 'resultVariable') ?? vendorAttribute(element, 'resultVariableName');

function readFields(reading: Reading, element: FlowElement): ReadonlyMap<string, Template> {
  const fields = new Map<string, Template>();
  for (const field of vendorElements(element, 'field')) {
    const name = attributeOf(field, 'name');
    const text = attributeOf(field, 'stringValue') ?? childText(field, 'string');
    const expression = attributeOf(field, 'expression') ?? childText(field, 'expression');
    const value = text === null ? reading.template(element, `字段「${name}」`, expression) : literal(text);
    if (name !== null && value !== null) fields.set(name, value);
  }
  return fields;
}

export function readCallActivity(reading: Reading, element: FlowElement, base: ActivityBase): CallActivity {
  const called = reading.template(element, '被调用的流程', element.calledElement);
  if (called === null) reading.problem(element, '调用活动没有写明调用哪个流程');
  if ((vendorAttribute(element, 'calledElementType') ?? 'key') !== 'key') {
    reading.problem(element, '调用活动只能按流程标识（key）调用');
  }
  const inputs = vendorElements(element, 'in');
  const takesAll = inputs.some((input) => attributeOf(input, 'variables') === 'all');
  const key = inputs.map((input) => attributeOf(input, 'businessKey')).find((found) => found !== null);
  return {
    ...base,
    kind: 'call',
    called: called ?? literal(''),
    businessKey: reading.template(element, '业务标识', vendorAttribute(element, 'businessKey') ?? key),
    inheritsBusinessKey: isVendorTrue(element, 'inheritBusinessKey'),
    inheritsVariables: isVendorTrue(element, 'inheritVariables') || takesAll,
    inputs: readMappings(reading, element, 'in'),
    outputs: readMappings(reading, element, 'out'),
  };
}

function readMappings(reading: Reading, element: FlowElement, direction: 'in' | 'out'): readonly Mapping[] {
  return vendorElements(element, direction).flatMap((mapping): Mapping[] => {
    const variable = attributeOf(mapping, 'source');
    const target = attributeOf(mapping, 'target');
    const what = direction === 'in' ? '传入参数' : '传出参数';
    if (target === null) {
      // What has no target says something about all variables, or about the business key.
      if (direction === 'out' || variable !== null) reading.problem(element, `${what}缺少 target`);
      return [];
    }
    const expression = reading.template(element, what, attributeOf(mapping, 'sourceExpression'));
    if (expression !== null) return [{ source: { expression }, target }];
    if (variable !== null) return [{ source: { variable }, target }];
    reading.problem(element, `${what}「${target}」没有来源`);
    return [];
  });
}
