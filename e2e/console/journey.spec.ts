import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkJourney } from '../pages/walkJourney.ts';
import { withMotion } from '../product/withMotion.ts';

test.use(withMotion);

test('a visitor reads the home page, signs in on the way to a page, works in every remote, and finds the work kept', ({ page }) =>
  walkJourney(page));

test.describe('a hard reload', () => {
  test.use({ as: 'admin' });

  test('of a page shows its rows', async ({ page }) => {
    const shell = new Console(page);
    await page.goto('/bpm/manager/model');
    await expect(shell.row('员工请假')).toBeVisible();
    await page.reload();
    await expect(shell.row('员工请假')).toBeVisible();
  });
});

test.describe('guest', () => {
  test.use({ as: 'guest' });

  test('has no menu, and gets 404 for the address of a page that is not granted', async ({ page }) => {
    const shell = new Console(page);

    await page.goto('/index');
    await expect(page.getByRole('main')).toContainText('访客');
    await expect(shell.menu.getByText('工作流程')).toBeHidden();
    await page.goto('/bpm/manager/model');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('bpmstaff', () => {
  test.use({ as: 'bpmstaff' });

  test('sees the workflow menu and no other', async ({ page }) => {
    await page.goto('/index');
    const shell = new Console(page);

    await expect(shell.entry('工作流程')).toBeVisible();
    await expect(shell.entry('系统管理')).toBeHidden();
    await expect(shell.entry('商城系统')).toBeHidden();
  });
});
