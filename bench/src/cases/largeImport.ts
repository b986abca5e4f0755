import { LARGE_IMPORT } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { taskId } from '../product/diagramOf.ts';
import { storeDiagram } from '../product/storeDiagram.ts';
import { designerOf, drawn, floorOf } from '../pages/consolePages.ts';
import { serveFloor } from '../serveFloor.ts';

const TASKS = 1000;

/** Where bpmn-js draws. It is there right before the XML is read. */
const since = '.djs-container';

/** Reading and drawing 1,000 tasks in the designer, without the way there. */
export const benchCase = openingCase({
  name: `import of ${TASKS} nodes in the designer`,
  floorName: 'the same by bpmn-js alone',
  budgets: LARGE_IMPORT,
  prepare: async ({ product, browser }) => {
    const id = await storeDiagram(product, 'bench_import', TASKS);
    const last = taskId(TASKS - 1);
    const floor = await serveFloor('diagram', product.url);
    return {
      subject: { ...(await designerOf(browser, product, id, last)), since },
      floor: { ...(await floorOf(floor, product, { query: `?id=${id}`, shown: drawn(last) })), since },
      close: () => floor.close(),
    };
  },
});
