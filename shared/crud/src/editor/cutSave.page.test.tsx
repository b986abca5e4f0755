import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('saves a row again at the next press when the answer was cut off in the middle', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`);
  const form = await new ListView(page).edit(name);
  await form.fill({ 备注: '改过' });
  const saves = new PageCalls(dictType.update);
  saves.cutOff();

  await form.ok();
  await page.findByText('后端接口连接异常');
  saves.mend();
  await form.ok();

  await page.findByText('已保存「字典类型」');
  expect(saves.sent).toHaveLength(2);
});
