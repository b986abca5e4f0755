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

  /** Begins to arrange the cards. */
  get arrange(): Locator {
    return this.#main.getByRole('button', { name: '调整卡片' });
  }

  /** The tools over a card while cards are arranged. */
  tools(title: string): Locator {
    return this.#main.getByRole('group', { name: `调整「${title}」` });
  }

  /** A button of the tools over a card: 左移, 右移, 上移, 下移, 隐藏. */
  tool(label: string, title: string): Locator {
    return this.tools(title).getByRole('button', { name: `${label}「${title}」` });
  }

  card(title: string): Locator {
    return this.#main.getByRole('region', { name: title, exact: true });
  }
}
