import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { launchDebuggable } from '../product/debuggableBrowser.ts';
import { reportOf } from '../guard/findings/Finding.ts';
import { lighthouseFindings } from '../guard/findings/lighthouseFindings.ts';
import { listening } from '../product/listening.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';
import { allRoutes } from '../product/routes.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { sampleOf } from '@zhilv/testing/soak';

const test = base.extend<object, { debuggingPort: number }>({
  debuggingPort: [
    async ({ launchOptions }, use) => {
      const browser = await launchDebuggable(launchOptions);
      await use(browser.port);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Names the audits that a page has to fail because it says that it is not there, or is not to be listed; no listed page does. */
async function excusesOf(page: Page, address: string): Promise<readonly string[]> {
  if (!UNLISTED_ADDRESSES.includes(address)) return [];
  const answer = await page.request.get(address);
  if (!answer.ok()) return ['http-status-code', 'errors-in-console', 'is-crawlable'];
  return (await answer.text()).includes('<meta name="robots" content="noindex') ? ['is-crawlable'] : [];
}

test('Lighthouse gives full marks to public pages: search engines, accessibility, best practices', async ({
  page,
  baseURL,
  debuggingPort,
}) => {
  const chosen = sampleOf([...oneOfEachKind(await listedAddresses(page)), ...UNLISTED_ADDRESSES], 1);
  test.setTimeout(60_000 + chosen.length * 30_000);
  const { origin } = new URL(baseURL ?? '');
  const reports: string[] = [];
  for (const address of chosen) {
    const findings = await lighthouseFindings(debuggingPort, origin + address, await excusesOf(page, address));
    if (findings.length > 0) reports.push(reportOf(address, findings));
  }

  if (reports.length > 0) throw new Error(`\n${reports.join('\n\n')}\n`);
});

test('these are all public pages', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const addresses = [...(await listedAddresses(page)), ...UNLISTED_ADDRESSES];
  const paths = new Set(addresses.map((address) => new URL(address, url).pathname));
  const routes = (await allRoutes(url)).filter(({ layout }) => layout === 'public');

  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => !paths.has(route.path))).toEqual([]);
});

// Lighthouse without findings might have looked at nothing.
test('faults of a page are found, by name and place', async ({ debuggingPort }) => {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      '<!doctype html><html><head><title>页面</title></head><body><main><h1>页面</h1><img src="data:,"></main></body></html>',
    );
  });
  const { url, close } = await listening(server);

  const findings = await lighthouseFindings(debuggingPort, `${url}/`, ['is-crawlable']);
  await close();

  const said = findings.map(({ rule, says }) => `${rule}: ${says}`);
  expect(said).toContainEqual(expect.stringMatching(/^lighthouse seo: meta-description: /));
  expect(said).toContainEqual(expect.stringMatching(/^lighthouse accessibility: html-has-lang: /));
  expect(findings.find(({ says }) => says.startsWith('image-alt'))?.places[0]?.markup).toMatch(/^<img src="data:,"/);
});
