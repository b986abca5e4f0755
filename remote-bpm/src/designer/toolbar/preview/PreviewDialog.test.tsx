import { messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PreviewDialog } from './PreviewDialog.tsx';

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});
afterEach(() => vi.restoreAllMocks());

function dialog(text: string) {
  const onClose = vi.fn<() => void>();
  const page = renderPublic(<PreviewDialog text={text} language="json" onClose={onClose} />);
  const press = (name: string) => page.user.click(page.getByRole('button', { name }));
  const type = (sought: string) => page.user.type(page.getByLabelText('查找内容'), sought);
  const count = () => page.getByRole('status').textContent;
  return { page, press, type, count, onClose };
}

const said = () => messageStore.read().map(({ text }) => text);

it('copies the whole text, whatever of it is drawn', async () => {
  const text = Array.from({ length: 3000 }, (_, line) => `"${line}"`).join('\n');
  const { page, press } = dialog(text);
  const write = vi.spyOn(navigator.clipboard, 'writeText');

  await press('复制');

  await expect.poll(said).toEqual(['已复制 JSON']);
  expect(write.mock.calls).toEqual([[text]]);
  expect(page.getByRole('region', { name: 'JSON 内容' }).textContent).not.toContain('"2999"');
});

it('says so where the browser does not let it copy', async () => {
  const { press } = dialog('{}');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

  await press('复制');

  await expect.poll(said).toEqual(['浏览器不允许复制，可以改用下载']);
});

it('goes to the finds by its buttons, backwards from the last', async () => {
  const { press, type, count } = dialog('{ "a": "a" }');
  await type('a');
  await expect.poll(count).toBe('共 2 处');

  for (const [button, shown] of [
    ['上一处', '2 / 2'],
    ['上一处', '1 / 2'],
    ['上一处', '2 / 2'],
    ['下一处', '1 / 2'],
  ] as const) {
    await press(button);
    expect(count()).toBe(shown);
  }
});

it('begins anew with each other text, and says when it has not counted on', async () => {
  const { press, type, count } = dialog('a'.repeat(10_001));
  await type('a');
  await expect.poll(count).toBe('共 10000+ 处');
  await press('下一处');
  expect(count()).toBe('1 / 10000+');

  await type('a');

  await expect.poll(count).toBe('共 5000 处');
});

it('searches by the keys that browsers search by, and closes', async () => {
  const { page, onClose } = dialog('{}');
  page.getByRole('region', { name: 'JSON 内容' }).focus();

  await page.user.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).toBe(page.getByLabelText('查找内容'));
  await page.user.click(page.getByText('关闭'));

  expect(onClose).toHaveBeenCalledOnce();
});
