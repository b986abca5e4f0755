import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';

test.use({ as: 'admin', viewport: { width: 320, height: 480 } });

const SENTENCE = '该字典类型正被其他业务引用，暂时不能按您的要求保存，请先处理引用它的数据';

test('long messages stay inside a small window, with the newest and the fold in sight', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });
  const creations = new Calls(page, dictType.create);

  for (const number of ['一', '二', '三', '四', '五']) {
    // The messages stay, and hide the button from the pointer.
    await creations.refuse(501, `第${number}次：${SENTENCE.repeat(3)}`);
    await list.form.ok.press('Enter');
    await expect(page.getByText(`第${number}次`)).toBeInViewport({ ratio: 1 });
  }

  const closing = page.getByRole('alert').getByRole('button', { name: '关闭' }).filter({ visible: true });
  await expect(closing).toHaveCount(3);
  await expect(page.getByRole('button', { name: '还有 2 条消息' })).toBeInViewport({ ratio: 1 });
  for (const index of [0, 1, 2]) {
    const close = closing.nth(index);
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ ratio: 1 });
  }
});
