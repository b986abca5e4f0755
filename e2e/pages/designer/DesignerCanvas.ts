import { expect, type Locator, type Page } from '@playwright/test';
import type { DesignerPage } from './DesignerPage.ts';

/** What lies on the canvas of the designer beside the diagram. */
export class DesignerCanvas {
  readonly minimap: Locator;
  readonly grid: Locator;
  readonly search: Locator;
  readonly found: Locator;
  /** The menu that is open. */
  readonly menu: Locator;
  readonly #page: Page;
  readonly #designer: DesignerPage;

  constructor(page: Page, designer: DesignerPage) {
    this.#page = page;
    this.#designer = designer;
    this.minimap = designer.canvas.locator('.djs-minimap');
    this.grid = designer.canvas.locator('.layer-djs-grid rect');
    this.search = designer.canvas.getByRole('textbox', { name: '在流程图中查找' });
    this.found = designer.canvas.locator('.djs-search-result');
    this.menu = designer.canvas.locator('.djs-popup');
  }

  /** Presses a tool, on a phone in its sheet. */
  async press(name: string): Promise<void> {
    const more = this.#page.getByRole('button', { name: '更多工具' });
    if (await more.isVisible()) await more.click();
    await this.#designer.tool(name).click();
    if (await more.isVisible()) await this.#page.keyboard.press('Escape');
  }

  /** Pastes what was copied into the lower half of the canvas, which has the focus. */
  async paste(): Promise<void> {
    const box = await this.#designer.canvas.boundingBox();
    if (box === null) throw new Error('the canvas does not show');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
    await this.#page.mouse.move(x, y);
    await this.#page.keyboard.press('Control+v');
    await expect(this.#designer.canvas.locator('.djs-drag-group .djs-shape, .djs-dragger').first()).toBeVisible();
    await this.#page.mouse.move(x + 5, y);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }

  /** Holds that the minimap frames less when the canvas becomes narrower and shows less. */
  async minimapFollowsWidth(): Promise<void> {
    const frame = this.minimap.locator('.viewport-dom');
    const before = (await frame.boundingBox())?.width;
    const size = this.#page.viewportSize();
    if (before === undefined || size === null) throw new Error('the minimap does not show');
    await this.#page.setViewportSize({ ...size, width: size.width * 0.75 });
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(before - 1);
    await this.#page.setViewportSize(size);
  }

  /** The colour in which an element is drawn. */
  fill(id: string): Promise<string> {
    return this.#designer
      .element(id)
      .locator('.djs-visual > :first-child')
      .evaluate((shape) => getComputedStyle(shape).fill);
  }

  /** Checks what the licence of bpmn-js asks of its mark: it is there, as large as it is made, opaque, and nothing lies upon it. */
  async showsWatermark(): Promise<void> {
    await this.#designer.watermark.scrollIntoViewIfNeeded();
    const seen = await this.#designer.watermark.evaluate((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const opacity: string[] = [];
      for (let above: Element | null = mark; above !== null; above = above.parentElement)
        opacity.push(getComputedStyle(above).opacity);
      const [near, far] = [0.05, 0.95];
      const points = [
        [0.5, 0.5],
        [near, near],
        [far, near],
        [near, far],
        [far, far],
      ] as const;
      const covered = points.filter(([x, y]) => !mark.contains(document.elementFromPoint(left + width * x, top + height * y)));
      return { wide: width >= 53, high: height >= 21, opaque: opacity.every((one) => one === '1'), covered };
    });
    expect(seen).toEqual({ wide: true, high: true, opaque: true, covered: [] });
  }
}
