import { expect, type Locator, type Page } from '@playwright/test';

/** The properties panel's expert mode: the panel of bpmn-io, which marks its parts and gives them no roles. */
export class ExpertPanel {
  readonly place: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.place = page.getByRole('region', { name: '专家模式' });
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: '专家模式' }).click();
    await expect(this.place.locator('.bio-properties-panel-group').first()).toBeVisible();
  }

  async openGroup(title: string): Promise<void> {
    await this.place.locator('.bio-properties-panel-group-header-title').getByText(title, { exact: true }).click();
  }

  /** The control of an entry. */
  entry(id: string): Locator {
    return this.place.locator(`[data-entry-id="${id}"] .bio-properties-panel-input`);
  }

  async back(): Promise<void> {
    await this.place.getByRole('button', { name: '返回普通面板' }).click();
    await expect(this.place).toBeHidden();
  }
}
