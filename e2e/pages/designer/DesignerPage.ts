import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { model } from '@zhilv/contract/bpm';
import { accessToken, callApi } from '../../product/staff.ts';

const { get } = model;

const address = (modelId: string): string => `/bpm/manager/model/design?modelId=${modelId}`;

/** The page on which the process of a model is drawn. */
export class DesignerPage {
  readonly canvas: Locator;
  readonly palette: Locator;
  /** The tools for the element that is selected. */
  readonly pad: Locator;
  readonly watermark: Locator;
  readonly save: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly question: Locator;
  readonly #page: Page;
  readonly #place: Locator;

  /** @param place where it is, when there may be others on the page */
  constructor(page: Page, place = page.getByRole('main')) {
    this.#page = page;
    this.#place = place;
    this.canvas = place.getByRole('region', { name: /的流程图$/ });
    this.palette = this.canvas.locator('.djs-palette');
    this.pad = this.canvas.locator('.djs-context-pad');
    this.watermark = this.canvas.locator('.bjs-powered-by');
    this.save = this.tool(/^保存$/);
    this.undo = this.tool('撤销');
    this.redo = this.tool('重做');
    this.question = page.getByRole('dialog', { name: '系统提示' });
  }

  /** Opens a model by its address and waits until it is drawn. */
  async open(modelId: string): Promise<void> {
    await this.#page.goto(address(modelId));
    await this.drawn();
  }

  /** Goes on to another model in the same tab, as a link would. */
  async goTo(modelId: string): Promise<void> {
    await this.#page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, address(modelId));
  }

  async drawn(): Promise<void> {
    await expect(this.elements.first()).toBeVisible();
  }

  tool(name: string | RegExp): Locator {
    return this.#place.getByRole('group', { name: '流程图工具' }).getByRole('button', { name });
  }

  /** Shapes and flows, without their labels. */
  get elements(): Locator {
    return this.canvas.locator('.djs-element:not(.djs-label)').filter({ has: this.#page.locator('.djs-visual') });
  }

  /** What the selected element can become, while its menu is open. */
  get types(): Locator {
    return this.canvas.locator('.djs-popup .entry');
  }

  /** The shape with a text in it or below it. */
  shape(text: string): Locator {
    return this.canvas.locator('.djs-shape').filter({ hasText: new RegExp(`^${text}$`) });
  }

  element(id: string): Locator {
    return this.canvas.locator(`.djs-element[data-element-id="${id}"]`);
  }

  /** Puts a new element of the palette into the canvas; `at` is a share of its width and height. */
  async put(entry: string, at: { readonly x: number; readonly y: number }): Promise<void> {
    const box = await this.canvas.boundingBox();
    if (box === null) throw new Error('the canvas does not show');
    const [x, y] = [box.x + box.width * at.x, box.y + box.height * at.y];
    await this.palette.getByRole('button', { name: entry }).click();
    await this.#page.mouse.move(x - 5, y - 5);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.click(x, y);
  }

  /** Makes the selected element one of another type, such as `用户任务`. */
  async changeType(type: string): Promise<void> {
    await this.pad.getByRole('button', { name: '更改类型' }).click();
    await this.types.getByText(type, { exact: true }).click();
  }

  /** Types into the name that is being edited. */
  async type(name: string): Promise<void> {
    const editor = this.canvas.locator('.djs-direct-editing-content');
    await expect(editor).toBeFocused();
    await editor.fill(name);
    await editor.press('Enter');
    await expect(editor).toBeHidden();
  }

  /** Downloads the diagram as it is drawn. @param kind the button's name, such as `XML 文件` */
  async download(kind: string): Promise<Download> {
    const download = this.#page.waitForEvent('download');
    await this.tool('下载').click();
    await this.#page.getByRole('dialog', { name: '下载流程图' }).getByRole('button', { name: kind }).click();
    return download;
  }

  async rename(text: string, name: string): Promise<void> {
    await this.shape(text).dblclick();
    await this.type(name);
  }
}

/** Gives a model as the back end has it. */
export async function storedModel(url: string, id: string) {
  const model = await callApi(url, get, { id }, await accessToken(url, 'admin'));
  if (model === null) throw new Error(`there is no model ${id}`);
  return model;
}

/** Gives the text of a downloaded file. */
export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
