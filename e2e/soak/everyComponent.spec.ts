import { CATALOGUE, test } from '../components/catalogue.ts';
import { RouteWalk } from '../guard/RouteWalk.ts';
import { isLong, sampleOf } from '@zhilv/testing/soak';

/** In a sample so many parts that open (dialogs, menus, lists) are opened. */
const OPENERS = 3;

for (const [turn, [width, height]] of [[1440, 900] as const, [360, 740] as const].entries()) {
  // The page is under the console's own policy: a violation is an error in the browser's console, which is a finding.
  test(`every component is without a fault in light and dark at ${width} px`, async ({ browser, catalogueProduct, faults }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL: catalogueProduct.url,
      storageState: catalogueProduct.session,
      locale: 'zh-CN',
      viewport: { width, height },
    });
    faults.watch(context);
    const walk = new RouteWalk(await context.newPage(), faults, { accessibility: true, frame: false });
    await walk.begin();

    await walk.visit(CATALOGUE, {
      byKeyboard: isLong || width === 1440,
      choose: (openers) => sampleOf(openers, OPENERS, turn),
    });

    await context.close();
    if (walk.report !== '') throw new Error(`\n${walk.report}\n`);
  });
}
