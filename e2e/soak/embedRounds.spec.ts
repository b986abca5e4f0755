import { rounds, sampleOf } from '@zhilv/testing/soak';
import { ExampleApplications, EXAMPLES, signInUntyped, signOutThere } from '../embed/ExampleApplications.ts';
import { expect, test } from '../fixtures/test.ts';
import { countTimers, leavesNothing } from './leavesNothing.ts';

const count = rounds({ sample: 3, soak: 100 });

// All of them share what was started.
test.describe.configure({ mode: 'default' });

let applications: ExampleApplications;
test.beforeAll(async () => {
  applications = await ExampleApplications.start();
});
test.afterAll(() => applications.stop());

for (const name of sampleOf(EXAMPLES, 1)) {
  test(`mounting and unmounting remotes in ${name} leaves nothing behind`, async ({ page }) => {
    test.setTimeout(60_000 + count * 10_000);
    await countTimers(page);
    await page.goto(new URL(`/${name}/`, applications.url).href);

    await leavesNothing(page, count, async () => {
      await signInUntyped(page);
      await expect(page.getByRole('rowheader', { name: '是否推荐' })).toBeVisible();
      await signOutThere(page);
    });
  });
}
