import type { Page } from '@playwright/test';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { closeStorage, fillStorage } from '../fixtures/browserStorage.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { signInOver } from '../product/staff.ts';

const ADDRESSES = ['/index', '/system/dict', '/bpm/manager/model', '/login', '/home', '/news-list'];

/** What another program, an older version or a careless hand may have left under a key. */
const VALUES = [
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '{}',
  '[null]',
  '"',
  '-1',
  '1e999',
  ' 中',
  'a\nb',
  '<script>',
  '__proto__',
  'x'.repeat(100_000),
];

/** Puts such values under many of the keys that the product has in storage, and gives what was put where. */
async function spoil(page: Page, random: SeededRandom): Promise<string> {
  const keys = await page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));
  const chosen = Object.entries(keys).flatMap(([storage, names]) =>
    names.flatMap((name) => (random.chance(0.5) ? [{ storage, name, value: random.pick(VALUES) }] : [])),
  );
  await page.evaluate((changes) => {
    for (const { storage, name, value } of changes) (storage === 'local' ? localStorage : sessionStorage).setItem(name, value);
  }, chosen);
  return chosen.map(({ name, value }) => `${name}=${value.slice(0, 20)}`).join(', ');
}

test(`no document stays white whatever becomes of the storage, and signing in works afterwards (seed ${randomSeed})`, async ({
  browser,
  baseURL,
  faults,
}) => {
  const url = baseURL ?? '';
  const times = rounds({ sample: 2, soak: 50 });
  test.setTimeout(60_000 + times * 20_000);
  // The back end refuses broken tokens.
  faults.ignore(/Failed to load resource/);
  const random = new SeededRandom(randomSeed);
  const session = await signInOver(url, 'admin');

  for (let round = 0; round < times; round += 1) {
    const way = random.pick(['spoilt', 'spoilt', 'spoilt', 'full', 'closed'] as const);
    const address = random.pick(ADDRESSES);
    await test.step(`${round + 1}: ${way}, ${address}`, async () => {
      const context = await browser.newContext({ baseURL: url, ...(random.chance(0.8) && { storageState: session }) });
      faults.watch(context);
      const page = await context.newPage();
      if (way === 'closed') await closeStorage(page);
      await page.goto(random.pick(ADDRESSES));
      await expect(page.getByRole('heading').or(page.getByRole('textbox')).first()).toBeVisible();
      const spoilt = way === 'spoilt' ? await spoil(page, random) : '';
      if (way === 'full') await fillStorage(page);

      await page.goto(address);

      const shown = page.getByRole('heading').or(page.getByRole('textbox')).or(page.getByRole('dialog'));
      await expect(shown.first(), spoilt).toBeVisible();
      if (way === 'spoilt') {
        await page.goto('/robots.txt');
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.goto('/login');
        await new SignInPage(page).signIn('guest');
        await expect(page).toHaveURL('/index');
      }
      await context.close();
    });
  }
});
