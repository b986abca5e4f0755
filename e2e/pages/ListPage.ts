import type { Locator, Page } from '@playwright/test';

/** A list of records with its filters, its pages and its editor. */
export class ListPage {
  readonly form: EditorDialog;
  /** The records that show, without the table's head. */
  readonly rows: Locator;
  readonly search: Locator;
  readonly pagination: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.form = new EditorDialog(page);
    this.rows = page.getByRole('main').getByRole('rowheader');
    this.search = page.getByRole('search');
    this.pagination = page.getByRole('navigation', { name: '分页' });
  }

  filter(label: string): Locator {
    return this.search.getByLabel(label);
  }

  /** The record whose name is `name`. */
  row(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) });
  }

  /** A button above the table, named as its tooltip says. */
  tool(name: string | RegExp): Locator {
    return this.#page.getByRole('main').getByRole('button', { name });
  }

  get chooseAll(): Locator {
    return this.#page.getByRole('checkbox', { name: '选择本页全部' });
  }

  /** The button that deletes all chosen records. */
  get batchDelete(): Locator {
    return this.tool(/^批量删除/);
  }

  /** The dialog that shows the progress and the outcome of a batch. */
  get batch(): Locator {
    return this.#page.getByRole('dialog', { name: /^批量/ });
  }

  /** Answers the question that is asked before anything is deleted. */
  async confirm(): Promise<void> {
    await this.#page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  }

  /** Opens the menu of columns. */
  async openColumns(): Promise<ColumnMenu> {
    await this.tool('显示的列').click();
    return new ColumnMenu(this.#page);
  }

  /** Opens the form for a new record. */
  async create(): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: /^新增/ }).first().click();
    await this.form.dialog.waitFor();
  }

  async edit(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `修改「${name}」` }).click();
    await this.form.dialog.waitFor();
  }

  /** Presses 删除 in the row of a record, or among its further actions. */
  async delete(name: string): Promise<void> {
    const own = this.#page.getByRole('button', { name: `删除「${name}」` });
    const label = `「${name}」的更多操作`;
    const more = this.#page.getByRole('button', { name: label });
    await own.or(more).first().waitFor();
    if ((await own.count()) === 1) return own.click();
    await more.click();
    await this.#page.getByRole('dialog', { name: label }).getByRole('button', { name: '删除', exact: true }).click();
  }
}

/** The menu in which somebody chooses a table's columns. */
class ColumnMenu {
  readonly panel: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('dialog', { name: '显示的列' });
  }

  get reset(): Locator {
    return this.panel.getByRole('button', { name: '恢复默认' });
  }
}

/** The dialog in which a record is created or edited. */
class EditorDialog {
  readonly dialog: Locator;
  readonly ok: Locator;
  readonly cancel: Locator;
  /** The refusals at the fields. */
  readonly refusals: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(新增|修改)/ });
    this.ok = this.dialog.getByRole('button', { name: '确定' });
    this.cancel = this.dialog.getByRole('button', { name: '取消' });
    this.refusals = this.dialog.getByRole('alert').filter({ hasText: /\S/ });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(values)) await this.field(label).fill(text);
  }
}
