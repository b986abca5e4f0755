import { expect, it } from 'vitest';
import { xmlTree } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { entriesOf, partsOf } from './entries.ts';

const entries = (content: string) => entriesOf(xmlTree(`<b:definitions xmlns:b="urn:b" id="d">${content}</b:definitions>`));

it('gives each element of a process a line of its own, however deep it stands, and the file one without an identifier', () => {
  const found = entries(
    '<b:process id="p"><b:subProcess id="sub"><b:transaction id="pay"><b:task id="book"/></b:transaction></b:subProcess></b:process>',
  );

  expect([...found.keys()]).toEqual(['', 'p', 'sub', 'pay', 'book']);
});

it('counts what describes an element to it, also where that has an identifier', () => {
  const found = entries(
    '<b:process id="p"><b:userTask id="t"><b:documentation id="t1"/><b:multiInstanceLoopCharacteristics id="t2"/></b:userTask><b:documentation id="p1"/></b:process>',
  );
  const [process, task] = [found.get('p'), found.get('t')];
  if (process === undefined || task === undefined) throw new Error('The process and its task are no entries.');

  expect([...found.keys()]).toEqual(['', 'p', 't']);
  expect(partsOf(process).map(({ name }) => name)).toEqual(['b:documentation']);
  expect(partsOf(task).map(({ name }) => name)).toEqual(['b:documentation', 'b:multiInstanceLoopCharacteristics']);
});

it('finds lanes in their lanes, of which the sets say nothing themselves', () => {
  const found = entries(
    '<b:process id="p"><b:laneSet id="set"><b:lane id="one"><b:flowNodeRef>t</b:flowNodeRef><b:childLaneSet id="inner"><b:lane id="two"/></b:childLaneSet></b:lane></b:laneSet></b:process>',
  );
  const lane = found.get('one');
  if (lane === undefined) throw new Error('The lane is no entry.');

  expect([...found.keys()]).toEqual(['', 'p', 'one', 'two']);
  expect(partsOf(lane).map(({ name }) => name)).toEqual(['b:flowNodeRef']);
});

it('leaves out what follows from flows, and how things are drawn', () => {
  const found = entries(
    '<b:process id="p"><b:task id="t"><b:incoming>f</b:incoming><b:outgoing>g</b:outgoing></b:task></b:process><b:BPMNDiagram id="di"/>',
  );
  const [root, task] = [found.get(''), found.get('t')];
  if (root === undefined || task === undefined) throw new Error('The file and its task are no entries.');

  expect(found.has('di')).toBe(false);
  expect([partsOf(root), partsOf(task)]).toEqual([[], []]);
});
