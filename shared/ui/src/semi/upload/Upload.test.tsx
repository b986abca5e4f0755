import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { type StoredFile, Upload, type UploadProps } from './Upload.tsx';

const contract: StoredFile = { name: '合同.pdf', url: '#contract' };

const draw = (props: Partial<UploadProps> = {}) => {
  const part = renderPart(
    <Upload
      label="附件"
      initial={[contract]}
      onChange={() => {}}
      send={() => Promise.reject(new Error('没有网络'))}
      {...props}
    />,
  );
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input !== null) await part.user.upload(input, new File(['x'], '发票.pdf', { type: 'application/pdf' }));
  };
  return { part, choose };
};

it('is a button with the name of what it takes, which keys press', async () => {
  const { part } = draw();
  const button = part.getByRole('button', { name: '选择文件：附件' });
  const pressed = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});

  await part.user.tab();
  expect(document.activeElement).toBe(button);
  await part.user.keyboard('{Enter}');
  await part.user.keyboard(' ');

  expect(pressed).toHaveBeenCalledTimes(2);
  pressed.mockRestore();
});

it('lists files in groups with their names, and marks without one', () => {
  const { part } = draw();

  const list = within(part.getByRole('group', { name: '附件' }));
  expect(list.getByRole('group', { name: '合同.pdf' })).toBeTruthy();
  expect(part.queryAllByRole('list')).toEqual([]);
  expect(part.queryAllByRole('listitem')).toEqual([]);
  expect(part.queryAllByRole('img')).toEqual([]);
});

it('removes a file by key, by its name', async () => {
  const onChange = vi.fn();
  const { part } = draw({ onChange });

  part.getByRole('button', { name: '移除「合同.pdf」' }).focus();
  await part.user.keyboard('{Enter}');

  await expect.poll(() => onChange.mock.lastCall).toEqual([[]]);
});

it('sends a file again that could not be sent, by key', async () => {
  const send = vi.fn(() => Promise.reject(new Error('没有网络')));
  const { part, choose } = draw({ send });
  await choose();
  const again = await part.findByRole('button', { name: '重试「发票.pdf」' });

  expect(again.tabIndex).toBe(0);
  again.focus();
  await part.user.keyboard(' ');

  await expect.poll(() => send.mock.calls.length).toBe(2);
});

it('says of which file it shows how much has gone', async () => {
  const { part, choose } = draw({
    send: (_file, onProgress) => {
      onProgress(60);
      return new Promise(() => {});
    },
  });

  await choose();

  expect(await part.findByRole('progressbar', { name: '正在上传「发票.pdf」' })).toBeTruthy();
});

it('counts pictures, which have no name beside them', async () => {
  const { part } = draw({ label: '商品图', pictures: true });
  const picture = within(part.getByRole('group', { name: '第 1 张' }));

  expect(part.getByRole('group', { name: '商品图' })).toBeTruthy();
  expect(part.getByRole('button', { name: '上传图片：商品图' }).tabIndex).toBe(0);
  expect(picture.getByRole('img').getAttribute('alt')).toBe('第 1 张');
  expect(picture.getByRole('button', { name: '移除「第 1 张」' })).toBeTruthy();
});

it('sends a picture again that could not be sent, by key', async () => {
  const send = vi.fn(() => Promise.reject(new Error('没有网络')));
  const { part, choose } = draw({ send, initial: [], pictures: true });
  await choose();
  const again = await part.findByRole('button', { name: '重试「第 1 张」' });

  expect(again.tabIndex).toBe(0);
  again.focus();
  await part.user.keyboard('{Enter}');

  await expect.poll(() => send.mock.calls.length).toBe(2);
});
