import type { Element } from 'bpmn-js/lib/model/Types';
import { BpmnModdle } from 'bpmn-moddle';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import type { Moddle } from '../../parts/bpmn/moddle/ModdleElement.ts';
import { PanelTitle } from './PanelTitle.tsx';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;

it('says the kind and the name of an element, with the whole name for the pointer', () => {
  const name = '部门经理审批并且会签';
  const element = { businessObject: moddle.create('bpmn:UserTask', { name }) } as Element; // Nothing else of it is asked.
  const part = renderPart(<PanelTitle selected={{ kind: 'one', key: 1, element }} />);

  expect(part.getByText('用户任务')).toBeDefined();
  expect(part.getByText(name).title).toBe(name);
});

it('says how many are selected', () => {
  expect(renderPart(<PanelTitle selected={{ kind: 'several', count: 3 }} />).getByText('已选中 3 个元素')).toBeDefined();
});
