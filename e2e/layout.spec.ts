import { allRoutes } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const as of ['admin', null] as const) {
    test.describe(`at 360 px, ${colorScheme}, ${as ? 'signed in' : 'as a visitor'}`, () => {
      test.use({ colorScheme, as });

      test('no page scrolls sideways', async ({ page, baseURL }) => {
        const routes = (await allRoutes(baseURL ?? '')).filter(({ layout }) => (layout === 'console') === (as === 'admin'));
        expect(routes.length).toBeGreaterThan(3);
        for (const { path } of routes) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          await page.waitForLoadState('networkidle');
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, `${path} is wider than the screen by so many px`).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
