import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

const own = ownProduct();

const breaking = { file: /^slot-bpm-model.*\.js$/, from: '"个模型"', to: '(()=>{throw new Error("broken card")})()' };

test('a card that throws while it renders costs the page nothing but itself, or is that of the release before', async ({
  browser,
  faults,
}) => {
  const whole = own.lab.active('remote_bpm');
  await own.lab.publish('remote_bpm', { texts: [breaking] });
  // With the release before blocked there is none that the card could come from.
  await own.lab.mfe('block', 'remote_bpm', whole);
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.expect(/broken card/, 2);
  const page = await context.newPage();
  const broken = page.waitForEvent('console', (message) => message.text().includes('broken card'));
  await page.goto('/index');
  const home = new HomePage(page);
  await broken;

  await expect(home.cardTitles).toHaveText(['未读消息']);
  await expect(page.getByText('此卡片暂时无法显示')).toBeVisible();
  await expect(home.greeting).toContainText('管理员');
  await expect(new Console(page).messages).toHaveCount(0);
  await home.shortcuts.filter({ hasText: '流程模型' }).click();
  await expect(new Console(page).row('员工请假')).toBeVisible();

  await own.lab.mfe('block', 'remote_bpm', whole, '--undo');
  await page.goto('/index');
  await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
  await context.close();
});
