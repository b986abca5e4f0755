import type { Page } from '@playwright/test';

/** The session in the browser's storage, as time and the back end's operators treat it. */
export class StoredSession {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  read(name: 'ACCESS_TOKEN' | 'REFRESH_TOKEN'): Promise<string | null> {
    return this.#page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** The back end no longer takes the access token. */
  async expireAccess(): Promise<void> {
    await this.#page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'expired'));
  }

  /** Nor the token that would get a new one. */
  async expire(): Promise<void> {
    await this.expireAccess();
    await this.#page.evaluate(() => localStorage.setItem('REFRESH_TOKEN', 'expired'));
  }
}
