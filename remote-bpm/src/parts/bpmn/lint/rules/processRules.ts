import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** Flowable refuses what is longer. */
const LONGEST = 255;

/** Of processes the section 常规 tells. */
const LENGTHS: readonly { readonly type: string; readonly property: string; readonly text: string }[] = [
  { type: 'bpmn:FlowElement', property: 'id', text: `编号不能超过 ${LONGEST} 个字符` },
  { type: 'bpmn:FlowElement', property: 'name', text: `名称不能超过 ${LONGEST} 个字符` },
  { type: 'bpmn:Definitions', property: 'targetNamespace', text: `目标命名空间不能超过 ${LONGEST} 个字符` },
];

const processesIn = (definitions: ModdleElement) =>
  elementsIn(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');

/** What engines ask of a process as a whole. */
export const PROCESS_RULES: readonly LintRule[] = [
  {
    name: 'length',
    check(element, report) {
      for (const { type, property, text } of LENGTHS)
        if (element.$instanceOf(type) && (textOf(element, property) ?? '').length > LONGEST) report('error', text);
    },
  },
  {
    name: 'executable',
    check(element, report) {
      if (!element.$instanceOf('bpmn:Definitions')) return;
      const processes = processesIn(element);
      // One that does not say so is taken for executable when it is deployed.
      if (processes.some((process) => textOf(process, 'isExecutable') !== 'false')) return;
      for (const process of processes) report('error', '流程没有设为可执行，引擎不会部署', process);
    },
  },
  {
    name: 'history-time',
    check(element, report, { engine }) {
      if (
        engine.name === 'camunda' &&
        element.$type === 'bpmn:Process' &&
        textOf(element, 'camunda:historyTimeToLive') === undefined
      )
        report('warning', '没有填写历史保留时间，Camunda 7.20 起会拒绝部署');
    },
  },
];
