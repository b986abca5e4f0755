import { expect, type Locator, type Page } from '@playwright/test';

/** The properties panel of the designer, beside its canvas or in a sheet over it. */
export class DesignerPanel {
  readonly place: Locator;
  /** The edge by which it is made wider. */
  readonly edge: Locator;
  /** The form of one row, over the panel. */
  readonly row: Locator;
  readonly question: Locator;
  readonly #page: Page;

  /** @param within where its designer is, when there may be others on the page */
  constructor(page: Page, within = page.getByRole('main')) {
    this.#page = page;
    this.place = within.getByRole('complementary', { name: '属性面板' });
    this.edge = this.place.getByRole('separator', { name: '调整属性面板的宽度' });
    this.row = page.getByRole('dialog', { name: /^(添加|编辑)/ });
    this.question = page.getByRole('dialog', { name: '系统提示' });
  }

  text(name: string): Locator {
    return this.place.getByRole('textbox', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.place.getByRole('button', { name, exact: true });
  }

  /** Opens a heading. */
  async open(name: string): Promise<void> {
    await this.heading(name).click();
    await expect(this.heading(name)).toHaveAttribute('aria-expanded', 'true');
  }

  /** Gives a field another text, and leaves it. */
  async fill(name: string, text: string): Promise<void> {
    await this.text(name).fill(text);
    await this.text(name).blur();
  }

  async choose(name: string, option: string): Promise<void> {
    await this.place.getByRole('combobox', { name, exact: true }).click();
    await this.place.getByRole('option', { name: option, exact: true }).click();
  }

  /** Adds a row with these texts. @param noun what a row is */
  async add(noun: string, texts: Readonly<Record<string, string>>): Promise<void> {
    await this.place.getByRole('button', { name: `添加${noun}` }).click();
    for (const [name, text] of Object.entries(texts)) await this.row.getByRole('textbox', { name, exact: true }).fill(text);
    await this.row.getByRole('button', { name: '确定' }).click();
    await expect(this.row).toBeHidden();
  }

  async remove(noun: string, name: string): Promise<void> {
    await this.place.getByRole('button', { name: `删除${noun}「${name}」` }).click();
    await this.question.getByRole('button', { name: '删除' }).click();
    await expect(this.question).toBeHidden();
  }

  /** Goes on by Tab until something has the focus. */
  async tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error('80 presses of Tab did not lead there');
  }
}
