import { answerWithMadeUp, pictureOf } from './madeUpContent.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
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

for (const width of [1100, 1200, 1300])
  test(`a long web address in the footer breaks before a dot, at ${width} px`, async ({ page }) => {
    const address = 'www.yunhai-wenlv.example.com.cn';
    await page.setViewportSize({ width, height: HEIGHT });
    await asStaticHost(page);
    await page.route(/\/cjy\/site\/company-info/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, url: `https://${address}` } } });
    });
    await page.goto('/home');
    const link = page.getByRole('contentinfo').getByRole('link', { name: address });
    await expect(link).toBeVisible();

    const lines = await link.evaluate(linesOf);
    expect(lines.join('')).toBe(address);
    for (const line of lines.slice(1)) expect(line).toMatch(/^\./);
  });

/** Runs in the page: the lines of an element's text, as they are painted. */
function linesOf(element: Element): readonly string[] {
  const lines: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let above = Number.NaN;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const [index, character] of Array.from(node.textContent ?? '').entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      if (top === above) lines.push(`${lines.pop()}${character}`);
      else lines.push(character);
      above = top;
    }
  return lines;
}

const LONG = { 'of one word': 'a'.repeat(300), 'in Chinese': '一处山水'.repeat(75) };

/** A picture that is eight times as wide as high. */
const WIDE_LOGO = pictureOf(800, 100);

for (const [kind, title] of Object.entries(LONG))
  test(`pages are as wide as the smallest phone with titles of 300 characters ${kind}, and with a logo of 8:1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    const company = () => ({
      name: title,
      phone: '400-800-1234',
      address: title,
      url: `https://${title}.example`,
      logo: WIDE_LOGO,
    });
    await answerWithMadeUp(page, { text: () => title, logo: () => WIDE_LOGO, company, length: 4 });
    for (const address of ['/home', '/case-list', '/case-list?type=1', '/news-list', '/search?keyword=x']) {
      await asStaticHost(page, [new URL(address, 'http://localhost').pathname]);
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(title.slice(0, 40));
      const box = await page.getByRole('banner').locator('img').first().boundingBox();
      expect(box?.height).toBe(36);
      expect(box?.width).toBeGreaterThan(36);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
  });
