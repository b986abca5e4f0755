import { within } from '@testing-library/dom';
import { brand, category, property, propertyValue, spu } from '@zhilv/contract/mall';
import type { Id, InputOf } from '@zhilv/contract';
import { ONE_PIXEL } from '../contract/onePixel.ts';
import { callElsewhere, type OwnRecords } from '../page/OwnRecords.ts';
import type { RenderedPage } from '../page/renderPage.tsx';

/** What goods need to be there before they are. */
export interface Shelf {
  readonly categoryId: Id;
  readonly category: string;
  readonly brandId: Id;
  readonly brand: string;
}

/** Makes a category of the second level and a brand of one test's own. */
export async function makeShelf(own: OwnRecords): Promise<Shelf> {
  const draft = { picUrl: '/a.png', sort: 1, status: 0 } as const;
  const parentId = await callElsewhere(category.create, { ...draft, parentId: 0, name: own.name('大类') });
  const names = { category: own.name('小类'), brand: own.name('品牌') };
  return {
    ...names,
    categoryId: await callElsewhere(category.create, { ...draft, parentId, name: names.category }),
    brandId: await callElsewhere(brand.create, { ...draft, name: names.brand }),
  };
}

/** Makes a property with values, whose names no other test's have. */
export async function makeProperty(own: OwnRecords, what: string, values: readonly string[]) {
  const name = own.name(what);
  const id = await callElsewhere(property.create, { name });
  const made: { readonly id: Id; readonly name: string }[] = [];
  for (const value of values)
    made.push({ name: value, id: await callElsewhere(propertyValue.create, { propertyId: id, name: value }) });
  return { id, name, values: made };
}

type Draft = InputOf<typeof spu.create>;

/** Makes goods, as somebody at another desk does. */
export async function makeSpu(
  own: OwnRecords,
  shelf: Shelf,
  more: Partial<Draft> = {},
): Promise<{ readonly id: Id; readonly name: string }> {
  const name = own.name('商品');
  const sku = { name, price: 1000, marketPrice: 1200, costPrice: 800, picUrl: '/a.png', stock: 5, barCode: 'A1' };
  const draft: Draft = {
    name,
    keyword: '关键字',
    introduction: '简介',
    description: '<p>详情</p>',
    categoryId: shelf.categoryId,
    brandId: shelf.brandId,
    picUrl: '/a.png',
    sliderPicUrls: ['/b.png', '/c.png'],
    unit: 1,
    sort: 3,
    specType: false,
    deliveryTemplateId: 1,
    deliveryTypes: [1],
    recommendHot: true,
    recommendBenefit: false,
    recommendBest: false,
    recommendNew: false,
    recommendGood: false,
    giveIntegral: 0,
    subCommissionType: false,
    virtualSalesCount: 0,
    skus: [sku],
    ...more,
  };
  return { name: draft.name, id: await callElsewhere(spu.create, draft) };
}

/** The editor of goods, as a person uses it. */
export class SpuForm {
  readonly #page: RenderedPage;

  constructor(page: RenderedPage) {
    this.#page = page;
  }

  field(label: string): HTMLElement {
    return this.#page.getByLabelText(label, { selector: 'input:not([type="file"]), textarea, [role="combobox"]' });
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.#page.user.clear(this.field(label));
      await this.#page.user.type(this.field(label), text);
    }
  }

  /** Chooses a record by its name in the panel of a field. */
  async choose(label: string, name: string): Promise<void> {
    await this.#page.user.click(this.field(label));
    const panel = within(await this.#page.findByRole('dialog', { name: `选择${label}` }));
    // Of many records a panel draws the first.
    await this.#page.user.type(await panel.findByPlaceholderText('搜索'), name);
    await this.#page.user.click(await panel.findByRole('treeitem', { name }));
  }

  /** Fills in all that new goods need but prices and stocks. Their editor of text has to be one that can be typed into. */
  async fillBasics(name: string, shelf: Shelf): Promise<void> {
    for (const [label, text] of [
      ['商品名称', name],
      ['商品关键字', '门票'],
      ['商品简介', '一日游'],
    ] as const)
      await this.#page.user.type(this.field(label), text);
    await this.choose('商品分类', shelf.category);
    await this.choose('商品品牌', shelf.brand);
    await this.#page.user.click(this.field('商品单位'));
    await this.#page.user.click(await this.#page.findByRole('option', { name: '个' }));
    await this.upload('封面图');
    await this.choose('运费模板', '全国包邮');
    await this.#page.press('打开编辑器');
    await this.#page.user.type(await this.#page.findByLabelText('正文'), '详情');
  }

  /** Uploads a picture of one pixel into a field. */
  async upload(label: string): Promise<void> {
    const picture = new File([ONE_PIXEL], '一.png', { type: 'image/png' });
    await this.#page.user.upload(this.#page.getByLabelText(`选择${label}`), picture);
    await this.#page.findByRole('img', { name: label });
  }

  /** Adds a property that there is already. */
  async addProperty(name: string): Promise<void> {
    await this.#page.press('添加规格');
    const panel = within(await this.#page.findByRole('dialog', { name: '添加规格' }));
    await this.#page.user.type(panel.getByLabelText('搜索规格'), name);
    await this.#page.user.click(await panel.findByRole('button', { name }));
  }

  /** Ticks values of a property that was added. */
  async addValues(property: string, values: readonly string[]): Promise<void> {
    const section = within(this.#page.getByRole('region', { name: `规格 ${property}` }));
    await this.#page.user.click(section.getByRole('button', { name: '添加规格值' }));
    const panel = within(await this.#page.findByRole('dialog', { name: '添加规格值' }));
    for (const value of values) await this.#page.user.click(await panel.findByRole('checkbox', { name: value }));
    await this.#page.user.keyboard('{Escape}');
  }

  /** The names of the variants in the table. */
  rows(): readonly string[] {
    const table = this.#page.queryByRole('table', { name: '规格明细' });
    return table === null
      ? []
      : within(table)
          .getAllByRole('rowheader')
          .map((head) => within(head).getByRole('button').textContent);
  }

  row(name: string): HTMLElement {
    const row = this.#page.getByRole('button', { name }).closest('tr');
    if (row === null) throw new Error(`${name} is no row`);
    return row;
  }

  /** The texts of a row, without its name and picture. */
  cells(name: string): readonly string[] {
    return [...this.row(name).querySelectorAll('td[data-kind]')].map(
      (cell) => cell.querySelector('input')?.value ?? cell.textContent,
    );
  }

  /** Types into the fields of a row, by the names of their columns. */
  async fillRow(name: string, texts: Readonly<Record<string, string>>): Promise<void> {
    await this.#page.user.click(this.#page.getByRole('button', { name }));
    for (const [column, text] of Object.entries(texts)) {
      const input = this.row(name).querySelector<HTMLInputElement>(`[data-column="${column}"] input`);
      if (input === null) throw new Error(`${name} has no field ${column}`);
      await this.#page.user.clear(input);
      await this.#page.user.type(input, text);
    }
  }

  /** Fills the same into all variants, or into those of one value. */
  async fillAll(texts: Readonly<Record<string, string>>, scope?: string): Promise<void> {
    const box = within(this.#page.getByRole('region', { name: '批量设置' }));
    for (const [label, text] of Object.entries(texts)) await this.#page.user.type(box.getByLabelText(label), text);
    if (scope !== undefined) {
      await this.#page.user.click(box.getByRole('combobox', { name: '应用到' }));
      await this.#page.user.click(await this.#page.findByRole('option', { name: scope }));
    }
    await this.#page.user.click(box.getByRole('button', { name: '填入' }));
  }

  faults(): readonly string[] {
    return this.#page.getAllByRole('alert').flatMap(({ textContent }) => (textContent.trim() === '' ? [] : [textContent.trim()]));
  }
}
