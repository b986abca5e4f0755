import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { unresolvedReferences } from '../../reading/losslessModdle.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** What references name and the file does not have. */
export const REFERENCE_RULES: readonly LintRule[] = [
  {
    name: 'unresolved-reference',
    check(element, report) {
      if (!element.$instanceOf('bpmn:Definitions')) return;
      for (const { element: referring, property, text } of unresolvedReferences(element)) {
        // The section 任务 tells of the message that a receive task waits for.
        if (referring.$instanceOf('bpmn:ReceiveTask')) continue;
        if (property === 'bpmnElement') report('warning', `图形指向的元素不存在：${text}`);
        else report(isEnd(property) ? 'error' : 'warning', `未解析引用：${text}`, ownerOf(referring));
      }
    },
  },
];

const isEnd = (property: string): boolean => property === 'sourceRef' || property === 'targetRef';

/** An event is drawn, and what defines it is not. */
function ownerOf(element: ModdleElement): ModdleElement {
  let at = element;
  while (!at.$instanceOf('bpmn:FlowElement') && at.$parent !== undefined) at = at.$parent;
  return at.$instanceOf('bpmn:FlowElement') ? at : element;
}
