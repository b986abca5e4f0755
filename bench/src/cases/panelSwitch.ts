import type { Page } from '@playwright/test';
import type { BenchCase } from '../BenchCase.ts';
import { PANEL_SWITCH } from '../budgets.ts';
import { excesses, limitOf, ratioOf, summaryOf } from '../measurement.ts';
import { type Opening, opened } from '../openingTime.ts';
import { taskId } from '../product/diagramOf.ts';
import { storeDiagram } from '../product/storeDiagram.ts';
import { designerOf, drawn, floorOf } from '../pages/consolePages.ts';
import { serveFloor } from '../serveFloor.ts';

const TASKS = 1000;

/** So many elements are selected one after the other on each page. */
const SWITCHES = 8;

const PANEL = 'aside[aria-label=属性面板]';

/** Selecting another element in a diagram of 1,000 tasks, until the properties panel shows it. */
export const benchCase: BenchCase = {
  name: `properties of another of ${TASKS} nodes`,
  floorName: 'the selection by bpmn-js alone',
  measure: async ({ product, browser }, { runs, report }) => {
    const id = await storeDiagram(product, 'bench_panel', TASKS);
    const last = taskId(TASKS - 1);
    const served = await serveFloor('diagram', product.url);
    try {
      const subject = await designerOf(browser, product, id, last);
      const floor = await floorOf(served, product, { query: `?id=${id}`, shown: drawn(last) });
      const measured = { subject: [] as number[], floor: [] as number[] };
      const look = (opening: Opening, switchTime: (page: Page, task: number) => Promise<number>) =>
        opened(browser, opening, 'unthrottled', async (page) => switchTimes(page, switchTime));
      for (let run = 0; run < runs; run += 1) {
        measured.floor.push(...(await look(floor, selectionTime)));
        measured.subject.push(...(await look(subject, panelTime)));
      }
      report(
        `  ${summaryOf(measured.subject, 'ms')} over ${summaryOf(measured.floor, 'ms')} = ${ratioOf(measured).toFixed(2)} (${limitOf(PANEL_SWITCH)})`,
      );
      return excesses(measured, PANEL_SWITCH);
    } finally {
      await served.close();
    }
  },
};

async function switchTimes(page: Page, switchTime: (page: Page, task: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let task = 0; task <= SWITCHES; task += 1) times.push(await switchTime(page, task));
  // The first brings the code of the panel.
  return times.slice(1);
}

const panelTime = (page: Page, task: number): Promise<number> =>
  timeOf(page, { task, input: `${PANEL} input`, value: taskId(task) });

const selectionTime = (page: Page, task: number): Promise<number> => timeOf(page, { task });

interface Switch {
  readonly task: number;
  /** What shows the task beside the canvas, and what it says then. */
  readonly input?: string;
  readonly value?: string;
}

/** Selects a task, as a click does. @returns the milliseconds until a person could see that it is selected, or what shows it */
function timeOf(page: Page, { task, input = '', value = '' }: Switch): Promise<number> {
  return page.locator(drawn(taskId(task))).evaluate(
    async (shape, [fields, wanted]) => {
      const isShown = (): boolean =>
        fields === ''
          ? shape.classList.contains('selected')
          : [...document.querySelectorAll<HTMLInputElement>(fields)].some((field) => field.value === wanted);
      const start = performance.now();
      shape.querySelector('.djs-hit')?.dispatchEvent(new MouseEvent('click', { bubbles: true, view: window }));
      return await new Promise<number>((resolve) => {
        const look = (): void => void requestAnimationFrame(isShown() ? () => resolve(performance.now() - start) : look);
        requestAnimationFrame(look);
      });
    },
    [input, value] as const,
  );
}
