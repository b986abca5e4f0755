import { expect, type Page } from '@playwright/test';
import { Console } from './Console.ts';
import { ListPage } from './ListPage.ts';
import { pickUp } from '../fixtures/pickUp.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { type OwnBrowser, signedInContext } from '../fixtures/signedInContext.ts';

/** The console in a browser of its own, whose clock the test moves. */
export class OpenConsole {
  readonly page: Page;
  readonly shell: Console;
  readonly list: ListPage;

  private constructor(page: Page) {
    this.page = page;
    this.shell = new Console(page);
    this.list = new ListPage(page);
  }

  static async at(address: string, own: OwnBrowser): Promise<OpenConsole> {
    const context = await signedInContext(own);
    const page = await context.newPage();
    const stillness = new Stillness(page);
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // A card whose files are still on their way would run out of time when the test moves the clock.
    await stillness.reached();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    return new OpenConsole(page);
  }

  /** Tells whether the document has not been loaded anew since it was opened. */
  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => 'sameDocument' in window);
  }

  /** Lets the time pass after which the console asks for the registry. */
  pickUp(afterMs?: number): Promise<void> {
    return pickUp(this.page, afterMs);
  }

  get question() {
    return this.page.getByRole('dialog', { name: '系统提示' });
  }

  /** A quiet message, which goes by itself. */
  notice(text: string) {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Types something into the form of a new dictionary, whose list shows. */
  async typeSomething(): Promise<void> {
    // A list that was left may still show, and its button would never be seen again.
    await this.list.tool('新增字典类型').click();
    await this.list.form.fill({ 字典名称: '写了一半' });
  }

  get typed() {
    return this.list.form.field('字典名称');
  }

  /** Goes back from unsaved work, which stays in its tab. */
  async leaveBehind(): Promise<void> {
    await this.page.goBack();
    await this.question.getByRole('button', { name: '离开' }).click();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
