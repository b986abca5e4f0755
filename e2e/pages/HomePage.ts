import type { Locator, Page } from '@playwright/test';

/** The console's home: greeting, shortcuts, cards of remotes. */
export class HomePage {
  readonly greeting: Locator;
  readonly shortcuts: Locator;
  /** The titles of the cards that tests know; later remotes bring further ones. */
  readonly cardTitles: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.greeting = this.#main.getByRole('heading', { level: 1 });
    this.shortcuts = this.#main.getByRole('region', { name: '快捷入口' }).getByRole('link');
    this.cardTitles = this.#main.locator('[data-remote] h2').filter({ hasText: /^(未读消息|流程模型)$/ });
  }

  card(title: string): Locator {
    return this.#main.getByRole('region', { name: title, exact: true });
  }
}
