import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { changeAppConfig } from '../product/changeAppConfig.ts';
import { type Product, startProduct } from '../product/product.ts';

/** The applications of others that `npm run examples` serves, by the folders that their addresses begin with. */
export const EXAMPLES = ['plain', 'react', 'vue'] as const;

/** A product and, at another origin, the applications that embed its remotes, as docs/embed.md has both started. */
export class ExampleApplications {
  readonly url: string;
  readonly #product: Product;
  readonly #examples: Product;
  readonly #folder: string;

  private constructor(product: Product, examples: Product, folder: string) {
    this.url = examples.url;
    this.#product = product;
    this.#examples = examples;
    this.#folder = folder;
  }

  static async start(): Promise<ExampleApplications> {
    const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-examples-'));
    const product = await startProduct();
    const examples = await startProduct({
      command: ['tools/examples.ts'],
      dataDirectory: folder,
      environment: { PRODUCT_URL: product.url },
    });
    changeAppConfig(path.join(product.dataDirectory, 'site'), { embedOrigins: [examples.url] });
    return new ExampleApplications(product, examples, folder);
  }

  async stop(): Promise<void> {
    await this.#examples.stop();
    await this.#product.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Signs in by the form of the application. */
export async function signInThere(page: Page, password = 'admin123'): Promise<void> {
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

/** Does the same without typing: to undo it, browsers keep what was typed into a field for as long as the field is there. */
export async function signInUntyped(page: Page): Promise<void> {
  for (const [label, text] of [
    ['账号', 'admin'],
    ['密码', 'admin123'],
  ] as const) {
    await page.getByLabel(label).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
  }
  await page.getByRole('button', { name: '登录' }).click();
}

/** Signs out of the application, which takes its remotes out of the page. */
export async function signOutThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.locator('[data-remote]')).toHaveCount(0);
}
