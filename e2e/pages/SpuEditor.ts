import type { Locator, Page } from '@playwright/test';

/** The editor of goods, on its own page. */
export class SpuEditor {
  readonly text: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.text = page.getByRole('textbox', { name: '商品详情' });
  }

  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  /** Chooses a record by its name in the panel of a field. */
  async choose(label: string, name: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label }).click();
    await this.#page
      .getByRole('dialog', { name: `选择${label}` })
      .getByRole('treeitem', { name })
      .click();
  }

  /** Makes a property and values of it, in place. */
  async makeProperty(name: string, values: readonly string[]): Promise<void> {
    await this.#page.getByRole('button', { name: '添加规格', exact: true }).click();
    await this.#page.getByLabel('搜索规格', { exact: true }).fill(name);
    await this.#page.getByRole('button', { name: `新增「${name}」` }).click();
    await this.#page
      .getByRole('region', { name: `规格 ${name}` })
      .getByRole('button', { name: '添加规格值' })
      .click();
    for (const value of values) {
      await this.#page.getByLabel(`搜索${name}的规格值`).fill(value);
      await this.#page.getByRole('button', { name: `新增「${value}」` }).click();
      await this.#page.getByRole('checkbox', { name: value }).waitFor();
    }
    await this.#page.keyboard.press('Escape');
  }

  /** The row of a variant, by what it differs by. */
  row(name: string): Locator {
    return this.#page
      .getByRole('table', { name: '规格明细' })
      .getByRole('row')
      .filter({ has: this.#page.getByRole('button', { name }) });
  }

  /** Fills the same into all variants. */
  async fillAll(texts: Readonly<Record<string, string>>): Promise<void> {
    const box = this.#page.getByRole('region', { name: '批量设置' });
    for (const [label, text] of Object.entries(texts)) await box.getByLabel(label).fill(text);
    await box.getByRole('button', { name: '填入' }).click();
  }

  async upload(label: string, ...pictures: readonly { readonly name: string; readonly buffer: Buffer }[]): Promise<void> {
    await this.#page.getByLabel(`选择${label}`).setInputFiles(pictures.map((one) => ({ ...one, mimeType: 'image/png' })));
  }

  /** A tool of the text's toolbar. */
  tool(name: string): Locator {
    return this.#page.getByRole('toolbar', { name: '文字格式' }).getByRole('button', { name, exact: true });
  }

  /** Goes to a part of the form by the links above it. */
  async goTo(title: string): Promise<void> {
    await this.#page.getByRole('navigation', { name: '本页内容' }).getByRole('button', { name: title }).click();
  }

  /** Pastes markup into the text, at its end, that somebody has copied from another page. */
  async paste(html: string): Promise<void> {
    const elsewhere = await this.#page.context().newPage();
    await elsewhere.setContent(html);
    await elsewhere.keyboard.press('ControlOrMeta+A');
    await elsewhere.keyboard.press('ControlOrMeta+C');
    await elsewhere.close();
    await this.text.press('ControlOrMeta+End');
    await this.text.press('ControlOrMeta+V');
  }
}
