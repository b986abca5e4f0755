import type { Page } from '@playwright/test';
import { takenOver } from '../publicDocument.ts';
import { expect, test } from '../test.ts';
import { markupPayload } from './markupPayload.ts';
import { SeededRandom } from './SeededRandom.ts';
import { rounds, seed } from './soak.ts';

// What is shown has to be harmless by itself: the policy, which would stop what runs, is tried elsewhere.
test.use({ bypassCSP: true });

/** Rows of every list: home and frame show them. */
const LIST_LENGTH = 10;
/** Title, summary and text. */
const PAYLOADS_A_PAGE = 3;

test(`nothing that stands in title, summary or text of content runs (seed ${seed})`, async ({ page, faults }) => {
  const pages = Math.ceil(rounds({ sample: 150, soak: 1500 }) / PAYLOADS_A_PAGE);
  test.setTimeout(120_000 + pages * 2_000);
  // The sanitiser parses handlers and styles before it takes them away, and of what is left pictures lead nowhere.
  faults.ignore(/script-src-attr|inline event handler|Applying inline style|img-src|Failed to load resource/);
  const random = new SeededRandom(seed);
  await answerWith(page, () => markupPayload(random));
  await page.goto('/home');
  await takenOver(page);

  for (let id = 1; id <= pages; id += 1) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/news-detail?id=${id}`);
    // The only text of the page that is no payload.
    await expect(page.getByRole('article').getByText(`来源：${id}`, { exact: true })).toBeVisible();
  }

  expect(await page.evaluate(() => 'markupRan' in window)).toBe(false);
});

/** Has every call for content answered with rows whose texts `text` gives. */
async function answerWith(page: Page, text: () => string): Promise<void> {
  const row = (id: number) => ({
    id,
    type: 2,
    infoType: 1,
    recommend: 1,
    logo: '',
    publishTime: 0,
    title: text(),
    summary: text(),
  });
  await page.route(/\/cjy\/site\/content\/page\?/, (route) =>
    route.fulfill({
      json: { code: 0, msg: '', data: { list: Array.from({ length: LIST_LENGTH }, (_, id) => row(id + 1)), total: 10 } },
    }),
  );
  await page.route(/\/cjy\/site\/content\/get\?/, (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get('id'));
    const item = row(id);
    return route.fulfill({ json: { code: 0, msg: '', data: { ...item, source: String(id), content: text() } } });
  });
}
