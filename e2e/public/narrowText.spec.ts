import { expect, test } from '../fixtures/test.ts';

const HEIGHT = 900;

test('on a phone a number in a table keeps its unit, and no link of the footer stands alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/about-us');
  const oneLine = (cell: Element): boolean => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size === 1;
  };
  for (const name of ['2023', '15 分钟', '30 分钟', '3 个工作日'])
    expect(await page.getByRole('cell', { name, exact: true }).evaluate(oneLine), name).toBe(true);

  await page.setViewportSize({ width: 360, height: HEIGHT });
  const top = async (name: string) => (await page.getByRole('contentinfo').getByRole('link', { name }).boundingBox())?.y;
  expect(await top('RSS 订阅')).toBe(await top('网站地图'));
});
