import { LARGE_DIAGRAM } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { taskId } from '../product/diagramOf.ts';
import { storeDiagram } from '../product/storeDiagram.ts';
import { designerOf, drawn, floorOf } from '../pages/consolePages.ts';
import { serveFloor } from '../serveFloor.ts';

const TASKS = 500;

/** The designer with a diagram of 500 tasks. */
export const benchCase = openingCase({
  name: `designer with ${TASKS} nodes`,
  floorName: 'the same diagram by bpmn-js alone',
  budgets: LARGE_DIAGRAM,
  prepare: async ({ product, browser }) => {
    const id = await storeDiagram(product, 'bench_large', TASKS);
    const last = taskId(TASKS - 1);
    const floor = await serveFloor('diagram', product.url);
    return {
      subject: await designerOf(browser, product, id, last),
      floor: await floorOf(floor, product, { query: `?id=${id}`, shown: drawn(last) }),
      close: () => floor.close(),
    };
  },
});
