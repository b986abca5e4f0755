import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a record is turned off and on in its row', async ({ page }) => {
  const name = `行内开关 ${Date.now()}`;
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: name, 字典类型: `row_switch_${Date.now()}` });
  await list.form.ok.click();
  const state = list.row(name).getByRole('switch', { name: `状态「${name}」` });
  await expect(state).toBeChecked();

  await state.click();
  await list.confirm();
  await expect(page.getByText(`已停用「${name}」`)).toBeVisible();
  await page.reload();
  await expect(state).not.toBeChecked();

  await state.press('Space');
  await expect(page.getByText(`已启用「${name}」`)).toBeVisible();
  await expect(state).toBeChecked();
  await list.delete(name);
  await list.confirm();
  await expect(list.row(name)).toBeHidden();
});

test('a column that was drawn wider stays so after a reload, until a double click', async ({ page }) => {
  await page.goto('/system/dict');
  const heading = page.getByRole('columnheader', { name: '字典类型' });
  const handle = page.getByRole('separator', { name: '调整「字典类型」的列宽' });
  await expect(handle).toBeVisible();
  const width = async (): Promise<number> => (await heading.boundingBox())?.width ?? 0;
  const own = await width();
  const grip = await handle.boundingBox();
  const [x, y] = [(grip?.x ?? 0) + 5, (grip?.y ?? 0) + 20];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeCloseTo(own - 60, 0);

  await page.reload();
  await expect.poll(width).toBeCloseTo(own - 60, 0);
  await handle.dblclick();
  await expect.poll(width).toBeCloseTo(own, 0);
});

test('all figures of a table have one width, in the face of the site or that of codes', async ({ page }) => {
  await page.goto('/infra/config');
  await expect(new ListPage(page).rows.first()).toBeVisible();

  const looks = await page.getByRole('table').evaluate((table) => {
    const faceOf = (element: Element): string => getComputedStyle(element).fontFamily;
    const own = [
      faceOf(document.querySelector('h1') ?? document.body),
      getComputedStyle(document.documentElement).getPropertyValue('--zhilv-font-mono'),
    ];
    const plain = (face: string): string => face.replaceAll(/['"\s]/g, '');
    return [...table.querySelectorAll('*')]
      .filter(
        (element) =>
          !own.map(plain).includes(plain(faceOf(element))) || getComputedStyle(element).fontVariantNumeric !== 'tabular-nums',
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

  expect(looks).toEqual([]);
});
