import { profile } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = () => renderPage(profilePage, '/user/profile');

it('refuses a picture that is too large before it is sent', async () => {
  const uploads = new PageCalls(profile.updateAvatar);
  const page = await open();
  const large = new File([new Uint8Array(16 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' });

  await page.user.upload(page.getByLabelText('选择头像图片'), large);

  await page.findByText('图片不能超过 16 MB');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(uploads.sent).toEqual([]);
});

it('gives back the address of the chosen picture once, when the dialog closes', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  const givenBack = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => void vi.restoreAllMocks());
  const page = await open();
  const picture = new File([new Uint8Array(8)], 'a.png', { type: 'image/png' });

  await page.user.upload(page.getByLabelText('选择头像图片'), picture);
  const dialog = await page.findByRole('dialog', { name: '裁剪头像' });
  dialog.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(givenBack).not.toHaveBeenCalled();

  await page.press('取消');
  await expect.poll(() => givenBack.mock.calls).toEqual([['blob:chosen']]);
});
