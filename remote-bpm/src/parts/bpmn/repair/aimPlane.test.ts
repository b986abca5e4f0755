import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';
import { aimPlane } from './aimPlane.ts';

/** Reads a document with a plane that draws these elements. @param reference the attribute of the plane */
async function aimed(content: string, reference: string, drawn: readonly string[]) {
  const shapes = drawn.map((id) => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"/>`).join('');
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions id="definitions" xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" targetNamespace="x">${content}<bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="plane" ${reference}>${shapes}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`,
  );
  const definitions = rootElement as ModdleElement; // The package's own declarations are ours.
  const [plane] = elementsIn(definitions, 'diagrams').flatMap((diagram) => elementsIn(diagram, 'plane'));
  if (plane === undefined) throw new Error('There is no plane.');
  const repairs = aimPlane(plane, definitions);
  return { repairs, element: elementsIn(plane, 'bpmnElement')[0]?.get('id') };
}

const TWO = '<process id="p" name="请假"><task id="t"/></process><process id="q"><task id="u"/><task id="v"/></process>';
const POOLS = `<collaboration id="c"><participant id="pool" processRef="q"/></collaboration>${TWO}`;

it.each([
  ['names the whole file', 'bpmnElement="definitions"'],
  ['names nothing', ''],
  ['names what the file does not have', 'bpmnElement="gone"'],
])('has a plane that %s name the process of which it draws most', async (_, reference) => {
  const { repairs, element } = await aimed(TWO, reference, ['t', 'u', 'v']);

  expect(element).toBe('q');
  expect(repairs).toEqual([{ kind: 'plane', element: 'q', text: '文件没有写明图形属于哪个流程，已归到「q」' }]);
});

it('takes the first process when nothing is drawn', async () => {
  expect((await aimed(TWO, '', [])).element).toBe('p');
});

it('takes the collaboration when a pool is drawn', async () => {
  expect((await aimed(POOLS, '', ['pool', 'u'])).element).toBe('c');
});

it('has a plane that names a process and draws the pools of others name their collaboration', async () => {
  const { repairs, element } = await aimed(POOLS, 'bpmnElement="p"', ['pool', 'u', 'v', 't']);

  expect(element).toBe('c');
  expect(repairs.map(({ text }) => text)).toEqual(['文件把泳池的图形记在一个流程名下，已更正']);
});

it.each(['p', 'q', 'c'])('leaves a plane that names what it draws: %s', async (id) => {
  const { repairs, element } = await aimed(POOLS, `bpmnElement="${id}"`, id === 'p' ? ['t'] : ['u']);

  expect(element).toBe(id);
  expect(repairs).toEqual([]);
});

it('leaves a plane as it is when there is nothing to draw', async () => {
  expect((await aimed('<message id="m"/>', 'bpmnElement="m"', [])).element).toBe('m');
});
