import { expect, test } from '../fixtures/test.ts';
import { ExampleApplications, EXAMPLES, signInThere, signOutThere } from './ExampleApplications.ts';

// All of them share what was started.
test.describe.configure({ mode: 'default' });

let applications: ExampleApplications;
test.beforeAll(async () => {
  applications = await ExampleApplications.start();
});
test.afterAll(() => applications.stop());

for (const name of EXAMPLES) {
  test(`${name} shows a list and the designer to whom it has signed in itself`, async ({ page }) => {
    const place = new URL(`/${name}/`, applications.url);
    await page.goto(place.href);
    await signInThere(page, 'wrong-password');
    await expect(page.getByRole('alert')).toHaveText('登录失败，账号密码不正确');
    await signInThere(page);

    await expect(page.getByRole('rowheader', { name: '是否推荐' })).toBeVisible();
    const processes = page.getByRole('link', { name: '流程', exact: true });
    if (await processes.isVisible()) await processes.click();
    await page.getByRole('link', { name: '员工请假' }).click();
    await expect(page.getByRole('region', { name: '「员工请假」的流程图' }).locator('.djs-element').first()).toBeVisible();

    await page.getByRole('button', { name: '切换深浅色' }).click();
    await expect(page.locator('[data-remote="remote_bpm"][data-theme="dark"]').first()).toBeAttached();

    await signOutThere(page);
    expect(new URL(page.url()).origin).toBe(place.origin);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}
