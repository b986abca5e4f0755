import { ListView } from './ListView.ts';
import type { RenderedPage } from '../renderPage.tsx';

/** A list whose records stand below one another, on a page under test. */
export class TreeView extends ListView {
  readonly #tree: RenderedPage;

  constructor(page: RenderedPage) {
    super(page);
    this.#tree = page;
  }

  override async row(name: string): Promise<HTMLElement> {
    const row = (await this.#tree.findByRole('rowheader', { name })).closest<HTMLElement>('[role="row"]');
    if (row === null) throw new Error(`${name} stands in no row.`);
    return row;
  }

  /** The texts of a record's cells, without its actions. */
  async cells(name: string): Promise<readonly string[]> {
    const row = await this.row(name);
    return [...row.querySelectorAll('[role="gridcell"][data-column]')].map(({ textContent }) => textContent);
  }

  /** Tells on which level a record stands; roots are on the first. */
  async level(name: string): Promise<number> {
    return Number((await this.row(name)).getAttribute('aria-level'));
  }

  /** Presses one of the further actions of a record. */
  async act(name: string, action: string): Promise<void> {
    await this.#tree.press(`「${name}」的更多操作`);
    await this.#tree.press(action);
  }

  /** Chooses a record in a tree that a field has opened. */
  async chooseNode(name: string): Promise<void> {
    await this.#tree.user.click(await this.#tree.findByRole('treeitem', { name }));
  }
}
