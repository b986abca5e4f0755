import { signInOver } from '../product/staff.ts';
import { RouteWalk } from '../guard/RouteWalk.ts';
import { test } from '../fixtures/test.ts';
import { CATALOGUE, catalogueProduct } from './catalogue.ts';

// The tests share a product, which takes longer to start than they take.
test.describe.configure({ mode: 'default' });

const own = catalogueProduct();

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  // The page is under the console's own policy: a violation is an error in the browser's console, which is a finding.
  test(`every component is without a fault in light and dark at ${width} px`, async ({ browser, faults }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL: own.product.url,
      storageState: await signInOver(own.product.url, 'admin'),
      locale: 'zh-CN',
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    faults.watch(context);
    const walk = new RouteWalk(await context.newPage(), faults, { accessibility: true, frame: false });
    await walk.begin();

    await walk.visit(CATALOGUE);

    await context.close();
    if (walk.report !== '') throw new Error(`\n${walk.report}\n`);
  });
}
