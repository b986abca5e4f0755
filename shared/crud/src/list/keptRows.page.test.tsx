import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

/** The faults that a list's call may meet, and the sentence for each. */
const FAULTS: readonly (readonly [string, (calls: PageCalls) => void, string])[] = [
  ['a refusal', (calls) => calls.refuse(500, '系统异常'), '系统异常'],
  ['502', (calls) => calls.fail(502), '系统接口502异常'],
  ['503', (calls) => calls.fail(503), '系统接口503异常'],
  ['504', (calls) => calls.fail(504), '系统接口504异常'],
  ['HTML', (calls) => calls.answerWith(() => new Response('<html>')), '服务器返回的内容无法识别'],
  ['an empty answer', (calls) => calls.answerWith(() => new Response('')), '服务器返回的内容无法识别'],
  ['a truncated answer', (calls) => calls.answerWith(() => new Response('{"code":0,"da')), '服务器返回的内容无法识别'],
  ['an answer cut off', (calls) => calls.cutOff(), '后端接口连接异常'],
  ['no network', (calls) => calls.lose(), '后端接口连接异常'],
];
/** What is no envelope is named on the console, for who develops. */
const faults = ['does not answer as the contract says'];

it('keeps its rows, greyed, whatever a refresh meets, and says so once, until 重试 brings new ones', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict', { faults });
  const list = new ListView(page);
  const calls = new PageCalls(dictType.page);
  const before = list.names();
  const greyed = (): string | undefined => page.getByRole('table').closest<HTMLElement>('[data-outdated]')?.dataset['outdated'];

  for (const [fault, meet, sentence] of FAULTS) {
    meet(calls);
    await page.press('刷新');
    await page.findByRole('button', { name: '重试' });

    expect(list.names(), fault).toEqual(before);
    expect(greyed(), fault).toBe('true');
    expect(page.getAllByText(new RegExp(sentence)), fault).toHaveLength(1);
    expect(within(page.main()).getByRole('alert').textContent).toContain(sentence);

    calls.mend();
    await page.press('重试');
    await expect.poll(() => page.queryByRole('button', { name: '重试' })).toBeNull();
    expect(greyed(), fault).toBe('false');
    expect(page.queryByText(new RegExp(sentence)), fault).toBeNull();
  }
});

it('keeps its rows when a search or a page turn fails, and what was asked for', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const calls = new PageCalls(dictType.page);
  const before = list.names();
  calls.fail(503);

  await page.press('下一页');
  await page.findByRole('button', { name: '重试' });
  expect(list.names()).toEqual(before);
  expect(page.address()).toBe('/system/dict?pageNo=2');

  await list.filterBy('字典类型', 'common_status{Enter}');
  await expect.poll(page.address).toBe('/system/dict?type=common_status');
  await page.findByRole('button', { name: '清除筛选和排序' });
  expect(list.names()).toEqual(before);

  calls.mend();
  await page.press('重试');
  await expect.poll(() => list.names()).toEqual(['系统状态']);
});
