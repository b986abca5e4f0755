import type { Locator, Page } from '@playwright/test';
import { textOf, type DesignerPage } from './DesignerPage.ts';

/** A file that a test gives the browser. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** The tools above a diagram that work with files, and with what is selected. */
export class DesignerTools {
  readonly sheet: Locator;
  readonly #page: Page;
  readonly #designer: DesignerPage;

  constructor(page: Page, designer: DesignerPage) {
    this.#page = page;
    this.#designer = designer;
    this.sheet = page.getByRole('dialog', { name: '更多工具' });
  }

  /** Chooses a file in the picker of the browser. */
  async pick({ name, text }: GivenFile): Promise<void> {
    const chosen = this.#page.waitForEvent('filechooser');
    await this.#designer.tool('打开本地文件').click();
    await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  }

  /** Drops files onto the canvas. */
  async drop(...files: readonly GivenFile[]): Promise<void> {
    const dataTransfer = await this.#page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, text } of given) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    const canvas = this.#designer.canvas.locator('.djs-container');
    await canvas.dispatchEvent('dragover', { dataTransfer });
    await canvas.dispatchEvent('drop', { dataTransfer });
  }

  /** Chooses an entry in the menu of a tool. */
  async choose(tool: string, menu: string, entry: string): Promise<void> {
    await this.#designer.tool(tool).click();
    await this.#page.getByRole('dialog', { name: menu }).getByRole('button', { name: entry }).click();
  }

  align(entry: string): Promise<void> {
    return this.choose('对齐', '对齐所选元素', entry);
  }

  /** Adds elements, by their ids, to what is selected. */
  async alsoSelect(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#designer.element(id).click({ modifiers: ['Control'] });
  }

  /** Answers the question that is open. */
  answer(text: string): Promise<void> {
    return this.#designer.question.getByRole('button', { name: text }).click();
  }

  /** The diagram as it would be saved. */
  async xml(): Promise<string> {
    return textOf(await this.#designer.download('XML 文件'));
  }
}

/** Where an XML draws an element. */
export function placeIn(xml: string, id: string): { readonly x: number; readonly y: number } {
  const [, x, y] = new RegExp(`bpmnElement="${id}"[^>]*>\\s*<dc:Bounds x="([\\d.-]+)" y="([\\d.-]+)"`).exec(xml) ?? [];
  if (x === undefined || y === undefined) throw new Error(`the XML draws no ${id}`);
  return { x: Number(x), y: Number(y) };
}
