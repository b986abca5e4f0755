import type { Page } from '@playwright/test';
import { auth } from '@zhilv/contract/system';
import { expect, test } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { callApi, type Staff, signInOver } from '../product/staff.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';

const OTHERS: readonly Staff[] = ['bpmstaff', 'mallstaff', 'guest', 'admin'];

/** Holds back the answer to an endpoint's calls; `answered` settles when the server has answered, `release` lets it come. */
async function holdAnswer(page: Page, { path }: { readonly path: string }) {
  let tell = (): void => {};
  let release = (): void => {};
  const answered = new Promise<void>((resolve) => (tell = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch();
      tell();
      await released;
      await route.fulfill({ response });
    },
  );
  return { answered, release };
}

test(`a renewed token never takes the place of a session that another window begins meanwhile (seed ${randomSeed})`, async ({
  browser,
  baseURL,
  faults,
}) => {
  const url = baseURL ?? '';
  const times = rounds({ sample: 2, soak: 40 });
  test.setTimeout(60_000 + times * 45_000);
  const random = new SeededRandom(randomSeed);

  for (let round = 0; round < times; round += 1) {
    const other = random.pick(OTHERS);
    await test.step(`${round + 1}: ${other}`, async () => {
      const context = await browser.newContext({ baseURL: url });
      faults.watch(context);
      const [one, two] = [await context.newPage(), await context.newPage()];
      await two.goto('/login');
      const form = new SignInPage(two);
      const [{ localStorage: session } = { localStorage: [] }] = (await signInOver(url, 'admin')).origins;
      await one.goto('/home');
      await one.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, session);
      await one.goto('/system/dict');
      await expect(new ListPage(one).rows).not.toHaveCount(0);

      const renewal = await holdAnswer(one, auth.refreshToken);
      const signIn = await holdAnswer(two, auth.login);
      await one.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'expired'));
      await new ListPage(one).filter('字典名称').press('Enter');
      await form.signIn(other);
      await Promise.all([renewal.answered, signIn.answered]);
      const releases = [renewal.release, signIn.release];
      if (random.next() < 0.5) releases.reverse();
      for (const release of releases) release();
      await expect(two).toHaveURL('/index');

      const stored = await two.evaluate(() => ({
        token: localStorage.getItem('ACCESS_TOKEN'),
        name: localStorage.getItem('USERNAME'),
      }));
      expect(stored.name).toBe(other);
      const { user } = await callApi(url, auth.permissionInfo, {}, stored.token ?? '');
      expect(user.userName ?? user.username).toBe(other);
      for (const page of [one, two]) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
  }
});
