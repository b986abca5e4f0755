import { later } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DetailButton } from './DetailButton.tsx';
import { useDetail } from './useDetail.ts';

const Shown = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    {text}
  </button>
);

function show(load: () => Promise<typeof Shown>) {
  const view = later(load);
  const Page = () => {
    const detail = useDetail({ view, read: async (id) => `记录 ${String(id)}` });
    return (
      <>
        <DetailButton id={7} name="七" detail={detail} />
        {detail.View !== null && detail.detail !== null && <detail.View text={detail.detail} onClose={detail.close} />}
      </>
    );
  };
  return renderPart(<Page />);
}

it('shows a record once it and the code of its dialog are there, and closes', async () => {
  const part = show(async () => Shown);
  await part.user.click(part.getByRole('button', { name: '「七」的详情' }));

  await part.user.click(await part.findByRole('button', { name: '记录 7' }));

  expect(part.queryByRole('button', { name: '记录 7' })).toBeNull();
});

it('says that the code of the dialog did not come, and opens by another press', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  let tries = 0;
  const part = show(async () => {
    tries += 1;
    // The pointer over the button has asked for it already.
    if (tries <= 2) throw new Error('lost');
    return Shown;
  });
  const button = part.getByRole('button', { name: '「七」的详情' });
  button.click();
  await part.findByText('内容加载失败，请检查网络后重试');
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();

  button.click();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  button.click();

  await part.findByRole('button', { name: '记录 7' });
});
