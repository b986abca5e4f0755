import { elementsIn } from '../../moddle/ModdleElement.ts';
import { isMissing } from '../../reading/references.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** What `flowCondition`, the panel's section, cannot see: it looks at one flow. */
export const FLOW_RULES: readonly LintRule[] = [
  {
    name: 'dangling-flow',
    check(element, report) {
      if (!element.$instanceOf('bpmn:SequenceFlow')) return;
      // Ends that the file names and that are not there are found as references.
      const isOpen = (end: string) => elementsIn(element, end).length === 0;
      if (isOpen('sourceRef')) report('error', '流转没有起点');
      if (isOpen('targetRef')) report('error', '流转没有终点');
    },
  },
  {
    name: 'gateway-outgoing',
    check(element, report, { flows }) {
      const isGateway = element.$instanceOf('bpmn:ExclusiveGateway') || element.$instanceOf('bpmn:InclusiveGateway');
      if (isGateway && flows.from(element).length === 0) report('error', '网关没有流出的流转，引擎会拒绝部署');
    },
  },
  {
    name: 'missing-condition',
    check(element, report, { flows }) {
      // Of exclusive gateways the section tells.
      if (element.$instanceOf('bpmn:ExclusiveGateway') || !WITH_CONDITIONS.some((type) => element.$instanceOf(type))) return;
      const outgoing = flows.from(element);
      const always = outgoing.filter(
        (flow) => elementsIn(flow, 'conditionExpression').length === 0 && element.get('default') !== flow,
      );
      // Where none has a condition, all are meant to be taken.
      if (always.length === outgoing.length) return;
      for (const flow of always) report('warning', '同一元素的其他流转有条件，这条没有，总会执行', flow);
    },
  },
  {
    name: 'event-gateway-target',
    check(element, report, { flows }) {
      if (!element.$instanceOf('bpmn:EventBasedGateway')) return;
      for (const flow of flows.from(element)) {
        const [target] = elementsIn(flow, 'targetRef');
        if (target !== undefined && !isMissing(target) && !target.$instanceOf('bpmn:IntermediateCatchEvent'))
          report('error', '事件网关之后只能是中间捕获事件', target);
      }
    },
  },
];

const WITH_CONDITIONS = ['bpmn:Activity', 'bpmn:InclusiveGateway'];
