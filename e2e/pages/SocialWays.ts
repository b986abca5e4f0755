import type { Page } from '@playwright/test';

/** Signing in by another provider, as a person does it: at our form, and at the page that the server plays. */
export class SocialWays {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to a provider from the sign-in form. */
  async press(provider: string): Promise<void> {
    await this.#page.getByRole('region', { name: '其他登录方式' }).getByRole('button', { name: provider, exact: true }).click();
  }

  /** Consents at the provider, as one of its accounts. */
  async continueAs(nickname: string): Promise<void> {
    await this.#page.getByRole('button', { name: `以 ${nickname} 的身份继续` }).click();
  }

  async refuse(): Promise<void> {
    await this.#page.getByRole('button', { name: '拒绝' }).click();
  }
}
