import { expect, type Locator, type Page } from '@playwright/test';
import type { DesignerPage } from './DesignerPage.ts';

/** What checks a diagram: the simulation and the lint, with what they show below and in it. */
export class DesignerChecks {
  readonly simulate: Locator;
  readonly lint: Locator;
  readonly simulation: Locator;
  readonly log: Locator;
  readonly findings: Locator;
  /** The buttons at elements while tokens run. */
  readonly trigger: Locator;
  readonly pause: Locator;
  readonly endPause: Locator;
  readonly #designer: DesignerPage;

  constructor(page: Page, designer: DesignerPage) {
    this.#designer = designer;
    this.simulate = designer.tool('模拟');
    this.lint = designer.tool(/^流程检查/);
    this.simulation = page.getByRole('region', { name: '流程模拟' });
    this.log = this.simulation.getByRole('list', { name: '模拟记录' });
    this.trigger = designer.canvas.getByRole('button', { name: '触发' });
    this.pause = designer.canvas.getByRole('button', { name: '执行到此处时暂停' });
    this.endPause = designer.canvas.getByRole('button', { name: '取消在此处暂停' });
    this.findings = page.getByRole('region', { name: '流程检查' });
  }

  /** A finding in the list, by a part of its text. */
  finding(text: string | RegExp): Locator {
    return this.findings.getByRole('button', { name: text });
  }

  /** The marks of errors and warnings at elements. */
  mark(text: string | RegExp): Locator {
    return this.#designer.canvas.getByRole('button', { name: text });
  }

  /** Holds that nothing covers bpmn.io's mark: its middle and its corners are what a pointer would hit there. */
  async watermarkIsFree(): Promise<void> {
    await expect(this.#designer.watermark).toBeVisible();
    const free = await this.#designer.watermark.evaluate((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 1, top + 1],
        [right - 1, bottom - 1],
      ] as const;
      return points.every(([x, y]) => mark.contains(document.elementFromPoint(x, y)));
    });
    expect(free).toBe(true);
  }
}
