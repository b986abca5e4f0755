import { expect, test } from '../fixtures/test.ts';

const SWITCH = '--disable-features=';

test('what Playwright switches off in the browser stays off', async ({ playwright, launchOptions }) => {
  // Chromium tells its command line only if it was started with this switch.
  const args = [...(launchOptions.args ?? []), '--enable-automation'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const session = await browser.newBrowserCDPSession();
  const line = (await session.send('Browser.getBrowserCommandLine')).arguments;
  await browser.close();

  const lists = line.filter((one) => one.startsWith(SWITCH)).map((one) => one.slice(SWITCH.length).split(','));

  expect(lists.length).toBeGreaterThan(1);
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()));
});
