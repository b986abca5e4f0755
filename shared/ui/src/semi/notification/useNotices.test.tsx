import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { useNotices } from './useNotices.tsx';

function Page() {
  const { notify, notices } = useNotices();
  return (
    <>
      <button type="button" onClick={() => notify({ title: '导出完成', content: <a href="#file">下载</a>, tone: 'success' })}>
        通知
      </button>
      {notices}
    </>
  );
}

const show = async () => {
  const part = renderPart(<Page />);
  const regions = part.getAllByRole('status');
  await part.user.click(part.getByRole('button', { name: '通知' }));
  const notice = await part.findByRole('group', { name: '导出完成' });
  return { regions, notice };
};

it('announces glad news politely, in a region that was there before', async () => {
  const { regions, notice } = await show();

  expect(regions).toContain(notice.parentElement?.closest('[role]'));
});

it('has a cross with a name, and marks without one', async () => {
  const { notice } = await show();

  expect(within(notice).queryAllByRole('img')).toEqual([]);
  within(notice).getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => notice.isConnected).toBe(false);
});

it('is drawn in the place of the page for what it opens, in its colours', async () => {
  const { notice } = await show();

  expect(notice.closest('.zhilv-semi-theme')?.parentElement).toBe(document.body);
});
