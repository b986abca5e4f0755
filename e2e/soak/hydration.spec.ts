import { drawnByServer, drawnNow, noteServerRendering } from '../rendering/drawnPage.ts';
import { asStaticHost, takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { sampleOf } from '@zhilv/testing/soak';

const ADDRESSES = [
  '/',
  '/home',
  '/case-list',
  '/case-list?type=1&infoType=2',
  '/case-detail?id=101&type=1',
  '/case-detail?id=201&type=2',
  '/case-detail?id=999999&type=2',
  '/news-list',
  '/news-list?infoType=1&pageNo=2',
  '/news-list?keyword=%E6%97%A0%E6%AD%A4%E5%86%85%E5%AE%B9',
  '/news-detail?id=301',
  '/about-us',
  '/privacy',
  '/search',
  '/search?keyword=%E5%AE%A2%E6%B5%81',
  '/404',
  '/401',
];

/** A phone in light, and a dark computer with the clock and the language of another country. */
const VISITORS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' },
  {
    name: 'a computer elsewhere',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  },
] as const;

for (const [turn, { name, ...context }] of VISITORS.entries()) {
  test(`on ${name} the browser draws every page as the server did, and takes it over without a change`, async ({
    browser,
    baseURL,
    faults,
  }) => {
    const addresses = sampleOf(ADDRESSES, 4, turn);
    test.setTimeout(60_000 + addresses.length * 10_000);
    faults.ignore(/status of 40[14]/);
    const opened = await browser.newContext({ ...context, ...(baseURL !== undefined && { baseURL }) });
    faults.watch(opened);
    const page = await opened.newPage();
    await noteServerRendering(page);

    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await takenOver(page);
        const server = await drawnByServer(page);
        expect(server).toContain('<h1');
        expect(await drawnNow(page)).toBe(server);

        // React says nothing of attributes that differ, so the rendering is compared with one by the browser alone.
        await asStaticHost(page, [new URL(address, baseURL).pathname]);
        await page.reload();
        await expect.poll(() => drawnNow(page)).toBe(server);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
    await opened.close();
  });
}

test.describe('for who is signed in', () => {
  test.use({ as: 'admin' });

  test('the first rendering is that for everybody, and the way to the console comes after it', async ({ page }) => {
    await noteServerRendering(page);
    await page.goto('/about-us');

    await expect(page.getByRole('banner').getByRole('link', { name: '进入控制台' })).toBeVisible();
    expect(await drawnByServer(page)).toContain('员工登录');
  });
});
