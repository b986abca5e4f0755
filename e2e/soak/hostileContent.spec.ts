import { goWithin } from '../fixtures/goWithin.ts';
import { answerWithMadeUp } from '../public/madeUpContent.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { markupPayload } from './markupPayload.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';

// Content has to be harmless by itself, so the policy that would stop it is switched off; other tests try that.
test.use({ bypassCSP: true });

/** The number of rows of every list. */
const LIST_LENGTH = rounds({ sample: 4, soak: 10 });
/** A payload stands in title, summary and text. */
const PAYLOADS_A_PAGE = 3;
/** Pages that show lists of content, beside the home. */
const LISTS = [
  ['/news-list', /^新闻资讯/],
  ['/case-list', /^经典案例/],
  ['/case-list?type=1', /^解决方案/],
  ['/search?keyword=x', /^“x”/],
] as const;

test(`nothing that stands in title, summary or text of content runs (seed ${randomSeed})`, async ({ page, faults }) => {
  const pages = Math.ceil(rounds({ sample: 18, soak: 1500 }) / PAYLOADS_A_PAGE);
  test.setTimeout(120_000 + pages * 2_000);
  // The sanitiser parses handlers and styles before it takes them away, and pictures that stay lead nowhere.
  faults.ignore(/script-src-attr|inline event handler|Applying inline style|img-src|Failed to load resource/);
  const random = new SeededRandom(randomSeed);
  await answerWithMadeUp(page, { text: () => markupPayload(random), length: LIST_LENGTH });
  // Only calls of the browser get these rows; the server would render those of the database.
  await asStaticHost(page);
  await page.goto('/home');
  for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toContainText('markupRan');

  for (const [address, title] of LISTS) {
    await goWithin(page, address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toContainText('markupRan');
  }
  for (let id = 1; id <= pages; id += 1) {
    await goWithin(page, `/news-detail?id=${id}`);
    // This is the only text of the page that is no payload.
    await expect(page.getByRole('article').getByText(`来源：${id}`, { exact: true })).toBeVisible();
  }

  expect(await page.evaluate(() => 'markupRan' in window)).toBe(false);
});
