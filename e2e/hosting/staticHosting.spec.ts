import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Listening } from '../product/listening.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { liveReleases } from '../product/releases.ts';
import { STATIC_SERVERS } from './staticServers.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkJourney } from '../pages/walkJourney.ts';

// The tests share a product.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

for (const { name, isInstalled, packages, start } of STATIC_SERVERS) {
  let server: Listening | undefined;
  const behind = test.extend({
    baseURL: async ({}, use) => {
      await use(server?.url);
    },
  });

  behind.describe(`behind ${name}`, () => {
    behind.skip(!isInstalled, `not installed: apt-get install ${packages}`);

    behind.beforeAll(async ({}, testInfo) => {
      const { url } = own.product;
      server = await start({ siteDirectory: own.lab.siteDirectory, api: url, folder: testInfo.outputPath(name) });
    });
    behind.afterAll(() => server?.close());

    behind('the core journey leads to its end', ({ page }) => walkJourney(page));

    behind('each address has its document, and what is no page is not there', async ({ request }) => {
      const documentAt = async (address: string) => {
        const answer = await request.get(address, { maxRedirects: 0 });
        const [, document] = / data-document="([^"]+)"/.exec(await answer.text()) ?? [];
        return `${address}: ${answer.status()} ${document ?? 'nothing'}`;
      };
      const [release] = await liveReleases(own.product.url);
      const file = `${release?.base}${release?.entry?.file}`;

      for (const expected of [
        '/: 200 public',
        '/home: 200 public',
        '/home/: 200 public',
        '/news-detail?id=1: 200 public',
        '/404: 404 public',
        '/401: 401 public',
        '/login: 200 sign-in',
        '/oauthLogin/gitee: 200 sign-in',
        '/index: 200 console',
        '/system/dict: 200 console',
        '/routes/home: 200 console',
        '/home.html: 404 nothing',
        '/console.html: 404 nothing',
        '/routes.json: 404 nothing',
        `${file}.br: 404 nothing`,
        `${file.replace('.js', '.none.js')}: 404 nothing`,
        `${path.posix.dirname(file)}/: 404 nothing`,
      ])
        expect(await documentAt(expected.slice(0, expected.lastIndexOf(':')))).toBe(expected);
    });

    behind('files are kept for ever and packed, documents and what is live are not kept', async ({ request }) => {
      const [release] = await liveReleases(own.product.url);
      const file = `${release?.base}${release?.entry?.file}`;
      expect(existsSync(path.join(own.lab.siteDirectory, `${file}.br`))).toBe(true);

      const ofFile = (await request.get(file, { headers: { 'accept-encoding': 'gzip, br' } })).headers();
      expect(ofFile).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await request.get(file.replace('.js', '.none.js'))).headers()['cache-control'] ?? '').not.toContain('max-age');

      for (const address of ['/registry.json', '/app-config.json', '/home', '/404']) {
        const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip' } });
        expect(answer.headers(), address).toMatchObject({
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
      const tag = (await request.get('/home')).headers()['etag'] ?? '';
      expect((await request.get('/home', { headers: { 'if-none-match': tag } })).status()).toBe(304);
    });

    behind('documents have the headers that the gateway gives them, and the rest of the policy inside', async ({ page }) => {
      for (const address of ['/home', '/register', '/index']) {
        const [hosted, ofGateway] = await Promise.all(
          [server?.url, own.product.url].map((origin) => page.request.get(`${origin}${address}`)),
        );
        for (const header of ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
          expect(hosted?.headers()[header], header).toBe(ofGateway?.headers()[header]);
        expect(hosted?.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
      }

      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const outcome = await page.evaluate(() => {
        try {
          document.createElement('script').src = 'https://evil.example/x.js';
          return 'ran';
        } catch {
          return 'refused';
        }
      });
      expect(outcome).toBe('refused');
    });

    behind('a document that cannot learn what is live says so', async ({ page, faults }) => {
      faults.ignore(/registry\.json|Failed to fetch/);
      await page.route('**/registry.json', (route) => route.abort());

      await page.goto('/home');

      await expect(page.getByRole('heading', { name: '页面没有打开' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('contentinfo')).toContainText('400-000-8899');
    });
  });
}
