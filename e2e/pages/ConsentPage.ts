import type { Locator, Page } from '@playwright/test';

/** The page on which somebody decides what another application may do. */
export class ConsentPage {
  readonly heading: Locator;
  readonly allow: Locator;
  readonly refuse: Locator;
  readonly otherAccount: Locator;
  readonly fault: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.allow = page.getByRole('button', { name: '同意授权' });
    this.refuse = page.getByRole('button', { name: '拒绝' });
    this.otherAccount = page.getByRole('button', { name: '使用其他账号' });
    this.fault = page.getByRole('alert').filter({ hasText: /\S/ });
  }

  scope(name: string): Locator {
    return this.#page.getByRole('switch', { name });
  }
}
