import { reads } from '../../engine/capabilities.ts';
import { elementsIn, textOf } from '../../moddle/ModdleElement.ts';
import { injectedFields } from '../../section/field/injectedFields.ts';
import { serviceTask } from '../../section/task/serviceTask.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** The fields without which a service that Flowable and Activiti have built in does nothing. Of those with `|` one is enough. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  http: { requestMethod: 'HTTP 任务没有填写请求方法', requestUrl: 'HTTP 任务没有填写请求地址' },
  mail: { 'to|cc|bcc': '邮件任务没有填写收件人', 'text|html|textVar|htmlVar': '邮件任务没有填写内容' },
  shell: { command: 'Shell 任务没有填写命令' },
};

/**
 * What engines ask of activities beyond what the panel's sections tell. Who is assigned a user task is kept by the back end, so a task
 * without an assignee is no mistake.
 */
export const TASK_RULES: readonly LintRule[] = [
  {
    name: 'user-task-name',
    check(element, report) {
      if (element.$instanceOf('bpmn:UserTask') && (textOf(element, 'name') ?? '').trim() === '')
        report('warning', '用户任务没有名称，待办列表里会是空白');
    },
  },
  {
    name: 'service-fields',
    check(element, report, document) {
      // Camunda's connectors are configured elsewhere.
      if (document.engine.name === 'camunda' || !serviceTask.isFor(element, document)) return;
      const { type } = serviceTask.read(element, document);
      const needed = NEEDED[type];
      if (needed === undefined) return;
      const filled = new Set(injectedFields.read(element, document).map(({ name }) => name.trim()));
      for (const [names, text] of Object.entries(needed))
        if (!names.split('|').some((name) => filled.has(name))) report('error', text);
    },
  },
  {
    name: 'script-in-document',
    check(element, report, { engine }) {
      if (!element.$instanceOf('bpmn:ScriptTask') || reads(engine, 'resource')) return;
      const isElsewhere = textOf(element, `${engine.prefix}:resource`) !== undefined;
      if (isElsewhere && (textOf(element, 'script') ?? '').trim() === '')
        report('error', `${engine.label} 不读取外部脚本，脚本任务需要内联脚本`);
    },
  },
  {
    name: 'called-element',
    check(element, report, { engine }) {
      if (!element.$instanceOf('bpmn:CallActivity')) return;
      const isCase = engine.name === 'camunda' && textOf(element, 'camunda:caseRef') !== undefined;
      if (!isCase && (textOf(element, 'calledElement') ?? '').trim() === '') report('error', '调用活动没有填写被调用的流程');
    },
  },
  {
    name: 'business-rule',
    check(element, report, document) {
      if (!element.$instanceOf('bpmn:BusinessRuleTask') || document.engine.name !== 'camunda') return;
      const isDecision = textOf(element, 'camunda:decisionRef') !== undefined;
      if (!isDecision && serviceTask.read(element, document).implementation === '')
        report('error', '业务规则任务没有填写决策或实现方式');
    },
  },
  {
    name: 'data-object-name',
    check(element, report, { engine }) {
      if (
        engine.name === 'camunda' ||
        !element.$instanceOf('bpmn:DataObject') ||
        elementsIn(element, 'extensionElements').length === 0
      )
        return;
      if ((textOf(element, 'name') ?? '').trim() === '') report('error', '数据对象没有名称，引擎会拒绝部署');
    },
  },
];
