import { within } from '@testing-library/dom';
import { answerQuestion } from '../answerQuestion.ts';
import type { Queries, RenderedPage } from '../renderPage.tsx';

/** A list of records on a page under test, with its filters, its pages and its editor; the browser's is e2e's `ListPage`. */
export class ListView {
  readonly #page: RenderedPage;

  constructor(page: RenderedPage) {
    this.#page = page;
  }

  /** The names of the records that show. */
  names(): readonly string[] {
    return this.#page.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  }

  search(): Queries {
    return within(this.#page.getByRole('search'));
  }

  filter(label: string): HTMLElement {
    return this.search().getByLabelText(label);
  }

  /** Writes into a filter, in place of what is there; `{Enter}` searches. */
  async filterBy(label: string, text: string): Promise<void> {
    const field = this.filter(label);
    await this.#page.user.clear(field);
    await this.#page.user.type(field, text);
  }

  pagination(): Queries {
    return within(this.#page.getByRole('navigation', { name: '分页' }));
  }

  /** The heading of a column. */
  heading(label: string): HTMLElement {
    return this.#page.getByRole('columnheader', { name: new RegExp(label) });
  }

  headings(): readonly string[] {
    return this.#page
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');
  }

  /** The texts of a column from top to bottom, by its heading. */
  column(label: string): readonly string[] {
    const place = (this.heading(label) as HTMLTableCellElement).cellIndex; // Only cells of this class have the role.
    return this.#page
      .getAllByRole('row')
      .slice(1)
      .map((row) => (row as HTMLTableRowElement).cells[place]?.textContent ?? '');
  }

  /** The row of the record whose name is `name`. */
  async row(name: string): Promise<HTMLElement> {
    const row = (await this.#page.findByRole('rowheader', { name })).closest('tr');
    if (row === null) throw new Error(`${name} stands in no row.`);
    return row;
  }

  /** A button above the table, named as its tooltip says. */
  tool(name: string | RegExp): HTMLElement | null {
    return within(this.#page.main()).queryByRole('button', { name });
  }

  /** The check box of a record; it shows for those who may do something with several. */
  chooser(name: string): HTMLElement {
    return this.#page.getByRole('checkbox', { name: `选择「${name}」` });
  }

  /** Opens the form for a new record. */
  async create(): Promise<EditorView> {
    const [button] = within(this.#page.main()).getAllByRole('button', { name: /^新增/ });
    if (button) await this.#page.user.click(button);
    return this.form();
  }

  async edit(name: string): Promise<EditorView> {
    await this.#page.user.click(await this.#page.findByRole('button', { name: `修改「${name}」` }));
    return this.form();
  }

  async delete(name: string): Promise<void> {
    await this.#page.user.click(await this.#page.findByRole('button', { name: `删除「${name}」` }));
  }

  /** Chooses one of a record's further actions. */
  async more(name: string, action: string): Promise<void> {
    await this.#page.press(`「${name}」的更多操作`);
    const menu = await this.#page.findByRole('dialog', { name: `「${name}」的更多操作` });
    await this.#page.user.click(within(menu).getByRole('button', { name: action }));
  }

  /** Answers the question that is asked before anything is deleted. */
  async confirm(): Promise<void> {
    await answerQuestion(this.#page, '确定');
  }

  /** Answers no to the question that is asked before anything is deleted. */
  async refuse(): Promise<void> {
    await answerQuestion(this.#page, '取消');
  }

  /** The choices in the open list. */
  async choices(): Promise<readonly string[]> {
    const options = within(await this.#page.findByRole('listbox')).getAllByRole('option');
    return options.map(({ textContent }) => textContent);
  }

  async choose(choice: string): Promise<void> {
    const option = within(await this.#page.findByRole('listbox')).getByRole('option', { name: choice });
    await this.#page.user.click(option);
  }

  /** The dialog with the progress and result of a batch. */
  async batch(): Promise<HTMLElement> {
    return this.#page.findByRole('dialog', { name: /^批量/ });
  }

  async form(): Promise<EditorView> {
    return new EditorView(await this.#page.findByRole('dialog', { name: EDITOR }), this.#page);
  }

  /** Tells whether the editor is on the screen. */
  editing(): boolean {
    return this.#page.queryByRole('dialog', { name: EDITOR }) !== null;
  }
}

const EDITOR = /^(新增|修改)/;

/** The dialog in which a record is created or edited. */
export class EditorView {
  readonly dialog: HTMLElement;
  readonly #page: RenderedPage;

  constructor(dialog: HTMLElement, page: RenderedPage) {
    this.dialog = dialog;
    this.#page = page;
  }

  field(label: string): HTMLElement {
    return within(this.dialog).getByLabelText(label, { exact: true, selector: 'input, textarea, select, [role]' });
  }

  /** Writes into fields, by their labels, in place of what is there. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(values)) {
      await this.#page.user.clear(this.field(label));
      if (text !== '') await this.#page.user.type(this.field(label), text);
    }
  }

  button(name: string): HTMLElement {
    return within(this.dialog).getByRole('button', { name });
  }

  async ok(): Promise<void> {
    await this.#page.user.click(this.button('确定'));
  }

  /** Presses Enter in a field. A browser then presses the submit button; `user-event` finds none outside of the form. */
  async enter(label: string): Promise<void> {
    this.field(label).focus();
    await this.#page.user.keyboard('{Enter}');
    this.dialog.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  }

  async cancel(): Promise<void> {
    await this.#page.user.click(this.button('取消'));
  }

  /** Gives the messages about mistakes, field by field. */
  refusals(): readonly string[] {
    return within(this.dialog)
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');
  }
}
