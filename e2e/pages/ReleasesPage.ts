import type { Locator, Page } from '@playwright/test';

/** The page 版本与发布. */
export class ReleasesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The host or a remote, by what people call it. */
  module(title: string): Locator {
    return this.#page.getByRole('article', { name: title, exact: true });
  }

  section(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true });
  }

  /** The release that the module shows as live. */
  live(title: string): Locator {
    return this.module(title).locator('dl code');
  }

  button(title: string, name: string): Locator {
    return this.module(title).getByRole('button', { name, exact: true });
  }

  /** Answers the open question by the button `yes`, once it shows all texts of `named`. */
  async confirm(yes: string, ...named: readonly string[]): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: '系统提示' });
    for (const text of named) await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: yes, exact: true }).click();
  }
}
