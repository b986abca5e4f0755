import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet in which a listener is filled in. */
export class ListenerForm {
  readonly sheet: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.sheet = page.getByRole('dialog', { name: /^(添加|编辑)(执行|任务)监听器$/ });
  }

  /** @param noun the kind of listener */
  async begin(noun: string): Promise<void> {
    await this.#page.getByRole('button', { name: `添加${noun}` }).click();
    await expect(this.sheet).toBeVisible();
  }

  text(name: string): Locator {
    return this.sheet.getByRole('textbox', { name, exact: true });
  }

  /** What is said of a field below it. */
  note(text: string): Locator {
    return this.sheet.locator('[aria-live="polite"]').getByText(text, { exact: true });
  }

  async fill(name: string, text: string): Promise<void> {
    await this.text(name).fill(text);
  }

  async choose(name: string, option: string): Promise<void> {
    await this.sheet.getByRole('combobox', { name, exact: true }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Adds a field with a text to what the listener calls. */
  async addField(name: string, value: string): Promise<void> {
    await this.sheet.getByRole('button', { name: '添加注入字段' }).click();
    const field = this.#page.getByRole('dialog', { name: '添加注入字段' });
    await field.getByRole('textbox', { name: '字段名称', exact: true }).fill(name);
    await field.getByRole('textbox', { name: '字段值', exact: true }).fill(value);
    await field.getByRole('button', { name: '确定' }).click();
    await expect(field).toBeHidden();
  }

  async submit(): Promise<void> {
    await this.sheet.getByRole('button', { name: '确定' }).click();
  }

  /** Submits what is complete. */
  async finish(): Promise<void> {
    await this.submit();
    await expect(this.sheet).toBeHidden();
  }
}
