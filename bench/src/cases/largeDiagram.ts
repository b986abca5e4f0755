import { model } from '@zhilv/contract/bpm';
import { accessToken, callApi } from '@zhilv/e2e/staff';
import { LARGE_DIAGRAM } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { diagramOf, taskId } from '../product/diagramOf.ts';
import { designerOf, drawn, floorOf } from '../pages/consolePages.ts';
import { serveFloor } from '../serveFloor.ts';

const TASKS = 500;
const KEY = 'bench_large';

/** The designer with a diagram of 500 tasks. */
export const benchCase = openingCase({
  name: `designer with ${TASKS} nodes`,
  floorName: 'the same diagram by bpmn-js alone',
  budgets: LARGE_DIAGRAM,
  prepare: async ({ product, browser }) => {
    const id = await storeLarge(product.url);
    const last = taskId(TASKS - 1);
    const floor = await serveFloor('diagram', product.url);
    return {
      subject: await designerOf(browser, product, id, last),
      floor: await floorOf(floor, product, { query: `?id=${id}`, shown: drawn(last) }),
      close: () => floor.close(),
    };
  },
});

async function storeLarge(url: string): Promise<string> {
  const token = await accessToken(url, 'admin');
  const name = '大型流程';
  const id = await callApi(url, model.create, { key: KEY, name }, token);
  await callApi(url, model.update, { id, name, bpmnXml: diagramOf(KEY, TASKS) }, token);
  return id;
}
