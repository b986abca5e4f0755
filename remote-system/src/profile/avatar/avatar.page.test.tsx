import { profile } from '@zhilv/contract/system';
import { setFileHosts, showUser } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = () => renderPage(profilePage, '/user/profile');

it('shows the first letter in place of a picture whose host is not named, and the next picture again', async () => {
  setFileHosts(['files.example']);
  onTestFinished(() => setFileHosts(null));
  const page = await open();
  const card = page.getByRole('region', { name: '账号' });
  const [letter] = page.getByRole('img', { name: /的头像$/ }).getAttribute('alt') ?? '';

  showUser({ avatar: 'https://elsewhere.example/me.jpg' });
  await expect.poll(() => card.querySelector('img')).toBeNull();
  expect(card.textContent.startsWith(`${letter}更换头像`)).toBe(true);

  showUser({ avatar: 'https://files.example/me.jpg' });
  const picture = await page.findByRole('img', { name: /的头像$/ });
  expect(picture.getAttribute('src')).toBe('https://files.example/me.jpg');
});

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
