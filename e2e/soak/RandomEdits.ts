import type { Locator, Page } from '@playwright/test';
import type { DesignerPage } from '../pages/designer/DesignerPage.ts';
import type { SeededRandom } from '@zhilv/testing/soak/seeded-random';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the palette offers that stands for itself. */
const ENTRIES = ['添加任务', '添加网关', '添加展开的子流程', '添加数据对象', '添加泳池', '添加分组'];
const NAMES = ['复核', '财务审批（二级）', 'A', ''];

/** Edits of a diagram at random, by pointer and keyboard as a person makes them. One that the designer refuses changes nothing. */
export class RandomEdits {
  readonly #page: Page;
  readonly #designer: DesignerPage;
  readonly #random: SeededRandom;

  constructor(page: Page, designer: DesignerPage, random: SeededRandom) {
    this.#page = page;
    this.#designer = designer;
    this.#random = random;
  }

  async step(): Promise<void> {
    const edits = [
      () => this.#drag(this.#designer.elements),
      () => this.#drag(this.#designer.canvas.locator('.djs-label')),
      () => this.#rename(),
      () => this.#delete(),
      () => this.#append(),
      () => this.#changeType(),
      () => this.#resize(),
      () => this.#designer.put(this.#random.pick(ENTRIES), { x: this.#between(0.3, 0.9), y: this.#between(0.2, 0.9) }),
    ];
    await this.#random.pick(edits)();
    // Whatever is still open, such as the field of a name or a tool, is left.
    await this.#page.keyboard.press('Escape');
    await this.#page.keyboard.press('Escape');
  }

  async #drag(things: Locator): Promise<void> {
    const from = await this.#somewhere(things);
    if (from === null) return;
    const { mouse } = this.#page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 10, from.y + 10);
    await mouse.move(from.x + this.#between(-120, 120), from.y + this.#between(-80, 80));
    await mouse.up();
  }

  async #rename(): Promise<void> {
    const at = await this.#somewhere(this.#designer.elements);
    if (at === null) return;
    await this.#page.mouse.dblclick(at.x, at.y);
    const field = this.#designer.canvas.locator('.djs-direct-editing-content');
    if (!(await field.isVisible())) return;
    await field.fill(this.#random.pick(NAMES));
    await field.press('Enter');
  }

  async #delete(): Promise<void> {
    if (await this.#select()) await this.#page.keyboard.press('Delete');
  }

  async #append(): Promise<void> {
    if (!(await this.#select())) return;
    const entries = await this.#designer.pad.getByRole('button', { name: /^(追加|添加注释)/ }).all();
    if (entries.length > 0) await this.#random.pick(entries).click({ force: true });
  }

  async #changeType(): Promise<void> {
    if (!(await this.#select())) return;
    const button = this.#designer.pad.getByRole('button', { name: '更改类型' });
    if (!(await button.isVisible())) return;
    await button.click({ force: true });
    const types = await this.#designer.types.all();
    if (types.length > 0) await this.#random.pick(types).click({ force: true });
  }

  async #resize(): Promise<void> {
    if (await this.#select()) await this.#drag(this.#designer.canvas.locator('.djs-resizer-se .djs-resizer-hit'));
  }

  async #select(): Promise<boolean> {
    const at = await this.#somewhere(this.#designer.elements);
    if (at !== null) await this.#page.mouse.click(at.x, at.y);
    return at !== null;
  }

  /** Gives the middle of one of the things that can be reached without moving the canvas. */
  async #somewhere(things: Locator): Promise<Point | null> {
    const canvas = await this.#designer.canvas.boundingBox();
    const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()));
    const points = boxes
      .filter((box) => box !== null)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(
        ({ x, y }) => canvas && x > canvas.x && y > canvas.y && x < canvas.x + canvas.width && y < canvas.y + canvas.height,
      );
    return points.length === 0 ? null : this.#random.pick(points);
  }

  #between(least: number, most: number): number {
    return least + this.#random.next() * (most - least);
  }
}
