import { columnInfo, ContentType, NewsType, publishedContent } from '@zhilv/contract/content';
import { ownProduct } from '../lab/ownProduct.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { markupPayload } from './markupPayload.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';

/** A payload stands in title, summary and text. */
const PAYLOADS_A_RECORD = 3;
const RECORDS = Math.ceil(rounds({ sample: 15, soak: 1500 }) / PAYLOADS_A_RECORD);

const own = ownProduct();

/** Writes records as somebody with the right to do so, and gives their ids. */
async function write(random: SeededRandom): Promise<readonly number[]> {
  const token = await accessToken(own.product.url, 'admin');
  const ids: number[] = [];
  for (let record = 0; record < RECORDS; record += 1) {
    const id = await callApi(
      own.product.url,
      columnInfo.create,
      {
        type: ContentType.news,
        infoType: NewsType.company,
        // The number makes every title different, and visible: a record that shows nothing is refused.
        title: `${record}${markupPayload(random)}`.slice(0, 100),
        summary: markupPayload(random).slice(0, 500),
        content: `正文${markupPayload(random)}`,
        logo: '/no-such.png',
        banner: markupPayload(random).slice(0, 500),
        source: markupPayload(random).slice(0, 50),
        sort: -1,
        status: 0,
      },
      token,
    );
    ids.push(Number(id));
  }
  return ids;
}

test(`nothing that stands in content runs in the documents that the server renders (seed ${randomSeed})`, async ({
  browser,
  faults,
}) => {
  test.setTimeout(180_000 + RECORDS * 5_000);
  // Pictures that the sanitiser leaves lead nowhere.
  faults.ignore(/Failed to load resource|ERR_/);
  const ids = await write(new SeededRandom(randomSeed));
  // Content has to be harmless by itself, so the policy that would stop it is switched off.
  const context = await browser.newContext({ bypassCSP: true, baseURL: own.product.url });
  faults.watch(context);
  const page = await context.newPage();
  const visit = async (address: string): Promise<void> => {
    const answer = await page.goto(address);
    expect(await answer?.text()).toContain('data-rendered=');
    await takenOver(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => 'markupRan' in window), address).toBe(false);
    expect(page.url()).toBe(new URL(address, own.product.url).href);
  };

  for (const id of ids) {
    await visit(`/news-detail?id=${id}`);
    const title = (await callApi(own.product.url, publishedContent.get, { id }))?.title ?? '';
    // The title shows as text, whole, with its markup spelt out.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: false });
  }
  for (const address of ['/home', '/news-list', '/search?keyword=markupRan']) await visit(address);
  // The parser tells of a feed that is no XML by an element of its own.
  for (const feed of ['/rss.xml', '/sitemap.xml']) {
    const xml = await (await page.request.get(feed)).text();
    const faulty = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
      xml,
    );
    expect(faulty, feed).toBeNull();
  }
  await context.close();
});
