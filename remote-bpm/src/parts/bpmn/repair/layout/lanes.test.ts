import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { lanesOf } from './lanes.ts';

async function processWith(content: string): Promise<ModdleElement> {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x"><process id="p">${content}</process></definitions>`,
  );
  const [process] = elementsIn(rootElement as ModdleElement, 'rootElements'); // The package's own declarations are ours.
  if (process === undefined) throw new Error('There is no process.');
  return process;
}

const node = (id: string): string => `<flowNodeRef>${id}</flowNodeRef>`;

it('gives each lane that has no other in it a band of its own, and lanes around those of what is in them', async () => {
  const process = await processWith(
    `<laneSet id="ls"><lane id="a">${node('t')}</lane><lane id="b">${node('u')}<childLaneSet id="cs"><lane id="b1">${node('u')}</lane><lane id="b2"/></childLaneSet></lane></laneSet>
     <laneSet id="other"><lane id="c">${node('t')}</lane></laneSet><task id="t"/><task id="u"/>`,
  );

  const { lanes, bands, depth, bandOf } = lanesOf(process);

  expect(lanes.map(({ element, ...place }) => [textOf(element, 'id'), ...Object.values(place)])).toEqual([
    ['a', 0, 0, 0],
    ['b', 0, 1, 2],
    ['b1', 1, 1, 1],
    ['b2', 1, 2, 2],
  ]);
  expect([bands, depth]).toEqual([3, 2]);
  expect([...bandOf].map(([element, band]) => [textOf(element, 'id'), band])).toEqual([
    ['t', 0],
    ['u', 1],
  ]);
});

it('takes a process without lanes for one band', async () => {
  expect(lanesOf(await processWith('<task id="t"/>'))).toMatchObject({ lanes: [], bands: 1, depth: 0 });
});
