import { expect, type Locator, type Page } from '@playwright/test';
import { ListPage } from './ListPage.ts';

/** The console around a page: menu, tabs, account. */
export class Console {
  readonly #page: Page;
  readonly menu: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.menu = page.getByRole('navigation', { name: '主菜单' });
  }

  /** Opens a page by its menu: directory after directory, then the page. A directory with a single page in it is a link to it. */
  async open(...titles: readonly string[]): Promise<void> {
    for (const title of titles) {
      const entry = this.entry(title);
      const expanded = await entry.getAttribute('aria-expanded');
      if (expanded !== 'true') await entry.click();
      if (expanded === null) return;
    }
    throw new Error(`the menu has no page ${titles.join(' / ')}`);
  }

  /** The first entry of the menu with that title: a link, or a directory to open. */
  entry(title: string): Locator {
    const name = { name: title, exact: true };
    return this.menu.getByRole('link', name).or(this.menu.getByRole('button', name)).first();
  }

  /** Waits until the page shows what it has loaded, which may be that there is nothing, and no failure. */
  async comesToRest(): Promise<void> {
    const main = this.#page.getByRole('main');
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await expect(main.getByRole('alert')).toHaveCount(0);
  }

  heading(title: string): Locator {
    return this.#page.getByRole('main').getByRole('heading', { name: title, level: 1 });
  }

  tab(title: string): Locator {
    return this.#page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: title });
  }

  /** The list's row whose name is `name`. */
  row(name: string): Locator {
    return new ListPage(this.#page).row(name);
  }

  /** The titles in the tab strip, in their order. */
  get tabs(): Locator {
    return this.#page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  }

  /** Opens the menu of a tab by the mouse. */
  async tabMenu(title: string): Promise<Locator> {
    await this.tab(title).click({ button: 'right' });
    return this.#page.getByRole('menu');
  }

  async closeTab(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: `关闭「${title}` }).click();
  }

  /** The buttons that close the messages above the page, one for each message. */
  get messages(): Locator {
    return this.#page.getByRole('button', { name: '关闭', exact: true });
  }

  get breadcrumbs(): Locator {
    return this.#page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem');
  }

  async askToSignOut(): Promise<void> {
    await this.#page.getByRole('button', { name: /^账户/ }).click();
    await this.#page.getByRole('button', { name: '退出登录' }).click();
  }

  async signOut(): Promise<void> {
    await this.askToSignOut();
    await this.#page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  }

  /** Signs out and waits for the home page of the site. */
  async leave(): Promise<void> {
    await this.signOut();
    await this.#page.waitForURL((address) => address.pathname === '/home');
  }
}
