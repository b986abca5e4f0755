import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type Staff } from '../product/staff.ts';

/** The sign-in form, as a person uses it. */
export class SignInPage {
  readonly tenant: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  /** The refusals at fields, and that of the whole form. */
  readonly refusals: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.tenant = page.getByLabel('租户');
    this.username = page.getByLabel('账号', { exact: true });
    this.password = page.getByLabel('密码', { exact: true });
    this.remember = page.getByLabel('记住我');
    this.submit = page.getByRole('button', { name: /登录/ });
    this.refusals = page.getByRole('alert').filter({ hasText: /\S/ });
  }

  async signIn(username: Staff, password: string = PASSWORD): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.#page.keyboard.press('Enter');
  }

  /**
   * Takes the session out of the browser and opens the form again. A console that is only beginning would find no session and go to the public
   * site, in the midst of it.
   */
  async signInAnew(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await this.#page.evaluate(() => localStorage.clear());
    await this.#page.goto(new URL('/login', this.#page.url()).href);
  }
}
