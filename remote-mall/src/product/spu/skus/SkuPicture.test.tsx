import { picture } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { SkuPicture } from './SkuPicture.tsx';

it('says where a variant has the picture of its goods, and shows its own', () => {
  const part = renderPart(<SkuPicture label="红" value="" />);
  expect(part.getByText('同封面')).toBeTruthy();

  part.show(<SkuPicture label="红" value="/a.png" />);
  expect(part.getByRole('img', { name: '红的图片' }).getAttribute('src')).toBe('/a.png');
});

it('says that a picture is on its way, and that it did not get there, without being opened', () => {
  const file = new File(['png'], 'red.png', { type: 'image/png' });
  const part = renderPart(<SkuPicture label="红" value={{ upload: '1', file, fault: null }} />);
  expect(part.getByText('上传中')).toBeTruthy();
  part.show(<SkuPicture label="红" value={{ upload: '1', file, fault: null }} onChange={() => {}} />);
  expect(part.getByRole('button', { name: '红的图片，上传中' })).toBeTruthy();

  part.show(<SkuPicture label="红" value={{ upload: '1', file, fault: '断网' }} />);
  expect(part.getByText('上传失败')).toBeTruthy();
  part.show(<SkuPicture label="红" value={{ upload: '1', file, fault: '断网' }} onChange={() => {}} />);
  expect(part.getByRole('button', { name: '红的图片，上传失败' })).toBeTruthy();
});

it('opens what takes another picture', async () => {
  await picture('').prepare?.();
  const part = renderPart(<SkuPicture label="红" value="" onChange={() => {}} />);

  await part.user.click(part.getByRole('button', { name: '红的图片' }));

  expect(part.getByRole('dialog', { name: '红的图片' }).textContent).toContain('没有图片的规格使用商品封面图');
  await part.user.keyboard('{Escape}');
  expect(part.queryByRole('dialog')).toBeNull();
});
