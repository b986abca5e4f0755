import { readDefinitions } from '@zhilv/testing/diagram/read-definitions';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { type ModdleElement, elementsIn } from '../../moddle/ModdleElement.ts';
import { Flows } from './Flows.ts';

it('knows the flows at an element that does not name them, and leaves the element as it is', async () => {
  const { root, elements, xml } = await readDefinitions<ModdleElement>(
    new BpmnModdle(),
    '<process id="p"><task id="a"/><subProcess id="b"><task id="c"/></subProcess><sequenceFlow id="f" sourceRef="a" targetRef="b"/></process>',
  );
  const [process] = elements;
  if (process === undefined) throw new Error('The process was not read.');
  const [task, subProcess, flow] = elementsIn(process, 'flowElements');
  if (task === undefined || subProcess === undefined) throw new Error('The elements were not read.');
  const before = await xml();
  const flows = new Flows(root);

  expect(flows.from(task)).toEqual([flow]);
  expect(flows.from(subProcess)).toEqual([]);
  expect(elementsIn(flows.withEnds(subProcess), 'incoming')).toEqual([flow]);
  expect(flows.withEnds(task).$instanceOf('bpmn:Task')).toBe(true);
  expect(flows.withEnds(process)).toBe(process);
  expect(await xml()).toBe(before);
});
