import { reportOf } from './guard/Finding.ts';
import { overlaps } from './guard/overlaps.ts';
import { installPageTools } from './guard/pageTools.ts';
import { sidewaysScroll } from './guard/sidewaysScroll.ts';
import { Stillness } from './guard/Stillness.ts';
import { listedAddresses, UNLISTED_ADDRESSES } from './publicAddresses.ts';
import { expect, test } from './test.ts';

/** From the smallest phone to a large screen; `everyRoute` looks closer at some pages, these are all of them. */
const WIDTHS = [320, 360, 768, 1280, 1920];

const HEIGHT = 900;
/** Together with the other half of the pages, in two tests side by side. */
const HALVES = ['first', 'second'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [half, name] of HALVES.entries())
  test(`public pages fit at every width, by day and by night: the ${name} half of them`, async ({ page, faults }) => {
    const all = [...(await listedAddresses(page)), ...UNLISTED_ADDRESSES];
    const addresses = all.filter((_, index) => index % HALVES.length === half);
    test.setTimeout(60_000 + addresses.length * 20_000);
    // Pages that tell of a failure come with its status.
    faults.ignore(/status of 40[14]/);
    await page.addInitScript(installPageTools, []);
    const stillness = new Stillness(page);
    const reports = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await stillness.reached();
          const findings = [...(await sidewaysScroll(page)), ...(await overlaps(page))];
          if (findings.length > 0) reports.add(reportOf(`${address} at ${width} px, ${colorScheme}`, findings));
        }
      }
    }

    expect(addresses.length).toBeGreaterThan(20);
    if (reports.size > 0) throw new Error(`\n${[...reports].join('\n\n')}\n`);
  });

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
  expect(await top('新闻订阅')).toBe(await top('网站地图'));
});
