import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ListPage } from '../pages/ListPage.ts';
import { expect } from '../fixtures/test.ts';

/** Answers to try in a field one after the other: words, an identifier, numbers, a mail address, a web address, a time of day. */
const ANSWERS: readonly ((mark: string, label: string) => string)[] = [
  (mark, label) => `${label} ${mark}`,
  (mark) => `record_${mark}`,
  () => '1',
  () => '13800138000',
  (mark) => `${mark}@example.com`,
  (mark) => `https://example.com/${mark}`,
  () => '09:00',
];

/** A press here hits what lies around a dialog. */
const BESIDE_DIALOG = [5, 5] as const;

/** Tells whether the page shows a list in which records can be made. */
export const isList = (page: Page): Promise<boolean> =>
  page.getByRole('main').getByRole('button', { name: /^新增/ }).first().isVisible();

/**
 * Creates a record in the list that the page shows, finds it by its name, changes and deletes it, as anybody would.
 * @param beforeEnd runs while the record is still there
 */
export async function liveThrough(page: Page, beforeEnd: () => Promise<void>): Promise<void> {
  const list = new ListPage(page);
  const mark = randomUUID().slice(0, 8);
  await list.create();
  // Esc would close it without a question while nothing is typed, and a press beside it may not.
  await page.mouse.click(...BESIDE_DIALOG);
  await expect(list.form.dialog).toBeVisible();
  const values = await fillIn(list, mark);

  const filters = list.search.getByRole('textbox');
  const label = await labelOf(filters.first());
  const wanted = values.get(label) ?? mark;
  await filters.first().fill(wanted);
  await filters.first().press('Enter');
  await expect(list.rows).toHaveText([new RegExp(mark)]);
  const name = await list.rows.innerText();

  await list.edit(name);
  const renamed = await rename(list, name, mark);
  await list.form.ok.click();
  await expect(list.form.dialog).toBeHidden();
  if (wanted === name) {
    await filters.first().fill(renamed);
    await filters.first().press('Enter');
  }
  await expect(list.rows).toHaveText([renamed]);

  await beforeEnd();

  await list.delete(renamed);
  await expect(page.getByRole('dialog', { name: '系统提示' })).toContainText(`「${renamed}」`);
  await list.confirm();
  await expect(page.getByRole('main')).toContainText('没有符合条件的');
}

/** Expects a list with records, which offers nothing that changes one. */
export async function expectNoChanges(page: Page): Promise<void> {
  const list = new ListPage(page);
  const main = page.getByRole('main');
  await expect(list.rows.first()).toBeVisible();
  await expect(
    main
      .getByRole('row')
      .getByRole('cell')
      .getByRole('button', { name: /^(修改|删除)/ }),
  ).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  for (const tool of [/^新增/, /^批量/]) await expect(list.tool(tool)).toBeHidden();
}

/** Fills in the required fields and mends refused ones until the form is saved; gives the values by label. */
async function fillIn(list: ListPage, mark: string): Promise<ReadonlyMap<string, string>> {
  const { dialog, ok, refusals } = list.form;
  const tries = new Map<string, number>();
  const values = new Map<string, string>();
  const answer = async (field: Locator): Promise<void> => {
    const label = await labelOf(field);
    const count = tries.get(label) ?? 0;
    tries.set(label, count + 1);
    const text = ANSWERS[count]?.(mark, label);
    if (text === undefined) throw new Error(`Nothing fits the field ${label}: teach ANSWERS of recordLife.ts what it takes.`);
    values.set(label, text);
    await field.fill(text);
  };
  for (const field of await dialog.locator(TEXT).all())
    if ((await field.getAttribute('aria-required')) === 'true' && (await field.inputValue()) === '') await answer(field);
  for (const choice of await dialog.locator('[role="combobox"][aria-required="true"]').all()) {
    if (!(await choice.innerText()).startsWith('请选择')) continue;
    await choice.click();
    await choose(dialog.page());
  }
  for (const chooser of await dialog.locator('input[type="file"]').all()) {
    const buffer = await dialog.page().screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
    await chooser.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  }
  // Nothing is saved before it is there.
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  for (;;) {
    await ok.click();
    await expect(async () => {
      expect((await refusals.count()) > 0 || !(await dialog.isVisible())).toBe(true);
    }).toPass();
    if (!(await dialog.isVisible())) return values;
    const refused = await dialog.locator(`:is(${TEXT})[aria-invalid="true"]`).all();
    // From the last one on, for a field that is right now is no longer counted, and those after it would be others.
    for (const field of refused.toReversed()) await answer(field);
  }
}

/** Chooses the first of the options that a field has opened, or of the records of its tree that can be chosen. */
async function choose(page: Page): Promise<void> {
  // The pages below the list have options of the browser's own.
  const option = page.getByRole('listbox').getByRole('option').first();
  const tree = page.getByRole('dialog', { name: /^选择/ });
  await expect(option.or(tree)).toBeVisible();
  if (await option.isVisible()) return option.click();
  const records = tree.locator('[role="treeitem"]:not([aria-disabled="true"])');
  // Of areas only districts can be chosen, which are folded until somebody looks for one.
  if ((await records.count()) === 0) await tree.getByRole('textbox').fill('区');
  await records.first().click();
}

const TEXT = 'input:not([type="checkbox"], [type="hidden"], [type="file"]):not(:disabled), textarea:not(:disabled)';

/** Writes another name into the field that holds it. */
async function rename(list: ListPage, name: string, mark: string): Promise<string> {
  const renamed = `改名 ${mark}`;
  for (const field of await list.form.dialog.locator(TEXT).all()) {
    if ((await field.inputValue()) !== name) continue;
    await field.fill(renamed);
    return renamed;
  }
  throw new Error(`No field of the form holds the name ${name}.`);
}

const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const { labels } = element as HTMLInputElement; // `TEXT` and the filters match fields, which have labels.
    return labels?.[0]?.textContent.replace(/^\*|\*$/g, '').trim() ?? element.getAttribute('aria-label') ?? '';
  });
