import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle } from '../../../moddle/ModdleElement.ts';
import type { FlowGraph } from './FlowGraph.ts';
import { placeByLibrary } from './placeByLibrary.ts';
import { placeNodes } from './placeNodes.ts';

const moddle = new BpmnModdle() as unknown as Moddle; // The package has no declarations.

/** A graph of tasks. @param flows pairs of the places of tasks */
function graphOf(count: number, flows: readonly (readonly [number, number])[]): FlowGraph {
  const nodes = Array.from({ length: count }, (_, index) => moddle.create('bpmn:Task', { id: `t${index}` }));
  return {
    nodes,
    flows: flows.flatMap(([from, to]) => {
      const [source, target] = [nodes[from], nodes[to]];
      return source && target ? [{ element: moddle.create('bpmn:SequenceFlow'), source, target }] : [];
    }),
  };
}

async function columnsOf(graph: FlowGraph, place?: typeof placeByLibrary): Promise<readonly (number | undefined)[]> {
  const cells = await placeNodes(graph, place);
  expect(new Set([...cells.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(graph.nodes.length);
  return graph.nodes.map((node) => cells.get(node)?.column);
}

const fail = async (): Promise<never> => await Promise.reject(new Error('Grid is occupied'));

it('places nodes as bpmn-auto-layout does, one behind the other', async () => {
  const graph = graphOf(4, [
    [0, 1],
    [1, 2],
    [2, 2],
    [2, 3],
    [0, 3],
  ]);

  // In layers the last would be beside the second.
  expect(await columnsOf(graph)).toEqual([0, 1, 2, 3]);
  expect(await columnsOf(graph, fail)).toEqual([0, 1, 2, 1]);
});

it('places nodes in layers when the library fails', async () => {
  const graph = graphOf(5, [
    [0, 1],
    [0, 2],
    [1, 3],
    [3, 4],
    [4, 3],
  ]);

  expect(await columnsOf(graph, fail)).toEqual([0, 1, 1, 2, 3]);
});

it('gives a place of its own to a node that the library loses', async () => {
  const losing = async (graph: FlowGraph) =>
    await placeByLibrary(
      graph,
      async () => await Promise.resolve('<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"/>'),
    );

  expect(await columnsOf(graphOf(3, []), losing)).toEqual([0, 1, 2]);
});

it('places a great many nodes in layers, circles too', async () => {
  const count = 2_001;
  const circle = Array.from({ length: count }, (_, index) => [index, (index + 1) % count] as const);
  let asked = 0;

  const columns = await columnsOf(graphOf(count, circle), async (graph) => {
    asked += 1;
    return await placeByLibrary(graph);
  });

  expect(columns).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(asked).toBe(0);
});
