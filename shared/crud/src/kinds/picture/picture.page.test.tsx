import { MOST_PICTURES } from '@zhilv/contract';
import { file } from '@zhilv/contract/infra';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { renderPart } from '@zhilv/testing/page/render-part';
import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Field } from '../../resource/Field.ts';
import { picture, pictures } from './picture.tsx';

const ADDRESS = /\/infra\/file\/1\/get\/[0-9a-f]{64}\.png$/;

const pixel = (name = '封面.png'): File => new File([ONE_PIXEL], name, { type: 'image/png' });

async function open<Value>(field: Field<Value>, value?: unknown) {
  await renderPage({ Component: () => null }, '/none');
  await field.prepare?.();
  const part = renderInput(field, value === undefined ? {} : { value });
  const choose = (...files: File[]): Promise<void> => part.user.upload(part.getByLabelText(`选择${field.label}`), files);
  return { part, choose, named: () => part.getAllByRole('img').map((image) => image.getAttribute('alt')) };
}

const cover = picture('封面');
const album = pictures('轮播图');

it('uploads what is chosen, shows it meanwhile, and gives its address', async () => {
  const uploads = new PageCalls(file.upload);
  const release = uploads.hold();
  const { part, choose } = await open(cover);

  await choose(pixel());
  expect(part.getByRole('progressbar', { name: '上传中' })).toBeTruthy();
  expect(part.value()).toMatchObject({ fault: null });
  expect(part.queryByRole('button', { name: '上传图片' })).toBeNull();
  release();

  await expect.poll(() => part.value()).toMatch(ADDRESS);
  // The value is known before it is drawn.
  expect((await part.findByRole('link')).getAttribute('href')).toBe(part.value());
});

it('keeps what is not taken with the reason, for another try', async () => {
  const uploads = new PageCalls(file.upload);
  uploads.lose(1);
  const { part, choose } = await open(cover);

  await choose(pixel());
  await expect.poll(() => part.getByRole('listitem').textContent).toMatch(/\S/);
  expect(part.value()).toMatchObject({ fault: part.getByRole('listitem').textContent });
  await part.user.click(part.getByRole('button', { name: '重新上传封面' }));

  await expect.poll(() => part.value()).toMatch(ADDRESS);
});

it('says what the back end says of a file that is no picture', async () => {
  const { part, choose } = await open(cover);

  await choose(new File(['<svg onload="alert(1)"/>'], '图.png', { type: 'image/png' }));

  await expect.poll(() => part.getByRole('listitem').textContent).toMatch(/内容/);
});

it('gives the picture back that another was to replace, when that is cancelled', async () => {
  const uploads = new PageCalls(file.upload);
  uploads.hold();
  const { part, choose } = await open(cover, '/files/old.png');

  await choose(pixel());
  await part.user.click(part.getByRole('button', { name: '取消上传封面' }));

  expect(part.value()).toBe('/files/old.png');
  expect(uploads.sent[0]?.signal.aborted).toBe(true);
});

it('sends nothing that is no picture, empty or too large', async () => {
  const uploads = new PageCalls(file.upload);
  const { part, choose } = await open(album);

  await choose(
    new File([], '空.png', { type: 'image/png' }),
    new File([new Uint8Array(16 * 1024 ** 2 + 1)], '大.png', { type: 'image/png' }),
  );

  expect(part.given()).toEqual([]);
  expect(uploads.sent).toEqual([]);
});

it('takes several at once, each in its place, whichever comes first', async () => {
  const uploads = new PageCalls(file.upload);
  let turn = 0;
  const release = uploads.hold(() => (turn += 1) === 1);
  const { part, choose } = await open(album, ['/files/a.png']);

  await choose(pixel('一.png'), pixel('二.png'));
  await expect.poll(() => (part.value() as readonly unknown[])[2]).toMatch(ADDRESS);
  expect(part.value()).toMatchObject(['/files/a.png', { fault: null }, expect.any(String)]);
  release();

  await expect.poll(() => (part.value() as readonly unknown[])[1]).toMatch(ADDRESS);
  expect((part.value() as readonly unknown[]).length).toBe(3);
});

it('puts pictures in order by their buttons, keeps the focus, and takes one away', async () => {
  const { part } = await open(album, ['/a.png', '/b.png', '/c.png']);
  expect(part.getByRole('button', { name: '前移轮播图 1' })).toHaveProperty('disabled', true);

  await part.user.click(part.getByRole('button', { name: '后移轮播图 1' }));
  expect(part.value()).toEqual(['/b.png', '/a.png', '/c.png']);
  expect(document.activeElement).toBe(part.getByRole('group'));

  await part.user.click(part.getByRole('button', { name: '移除轮播图 2' }));
  expect(part.value()).toEqual(['/b.png', '/c.png']);
});

it('puts a dragged picture where another is, and takes dropped and pasted files', async () => {
  const { part } = await open(album, ['/a.png', '/b.png', '/c.png']);
  const [first, , third] = part.getAllByRole('listitem');
  if (!first || !third) throw new Error('three pictures were given');

  const dataTransfer = { types: ['text/plain'], setData: () => {} };
  fireEvent.dragStart(third, { dataTransfer });
  await expect.poll(() => (fireEvent.drop(first, { dataTransfer }), part.value())).toEqual(['/c.png', '/a.png', '/b.png']);

  fireEvent.drop(part.getByRole('group'), { dataTransfer: { files: [pixel()], types: ['Files'] } });
  await expect.poll(() => (part.value() as readonly unknown[])[3]).toMatch(ADDRESS);

  fireEvent.paste(part.getByRole('group'), { clipboardData: { files: [pixel()] } });
  await expect.poll(() => (part.value() as readonly unknown[])[4]).toMatch(ADDRESS);
});

it('takes no more than there may be', async () => {
  const { part, choose } = await open(
    album,
    Array.from({ length: MOST_PICTURES - 1 }, (_, index) => `/${index}.png`),
  );

  await choose(pixel('一.png'), pixel('二.png'));

  await expect.poll(() => (part.value() as readonly unknown[]).at(-1)).toMatch(ADDRESS);
  expect(part.value()).toHaveLength(MOST_PICTURES);
  expect(part.queryByRole('button', { name: '添加图片' })).toBeNull();
});

it('has a limit of its own where the contract has one, and says it', async () => {
  const { part, choose } = await open(pictures('凭证', 2), ['/a.png']);
  expect(part.getByText(/最多 2 张/)).toBeTruthy();

  await choose(pixel('一.png'), pixel('二.png'));

  await expect.poll(() => (part.value() as readonly unknown[]).at(-1)).toMatch(ADDRESS);
  expect(part.value()).toHaveLength(2);
  expect(part.queryByRole('button', { name: '添加图片' })).toBeNull();
});

it('goes on with what a draft kept unfinished', async () => {
  const { part } = await open(album, [{ upload: 'kept', file: pixel(), fault: null }]);

  await expect.poll(() => (part.value() as readonly unknown[])[0]).toMatch(ADDRESS);
});

it('sends a picture once when its field goes and comes again meanwhile, and takes what was chosen last', async () => {
  const uploads = new PageCalls(file.upload);
  const release = uploads.hold();
  await renderPage({ Component: () => null }, '/none');
  await cover.prepare?.();
  const Input = cover.Input ?? (() => null);
  let held: unknown = '';
  function Foldable() {
    const [value, setValue] = useState<unknown>('');
    const [open, setOpen] = useState(true);
    held = value;
    const props = { id: 'input', labelledBy: 'label', disabled: false, required: false, invalid: false, filtering: false };
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          折叠
        </button>
        <span id="label">封面</span>
        {open && <Input {...props} value={value} onChange={setValue} />}
      </>
    );
  }
  const part = renderPart(<Foldable />);
  const fold = (): Promise<void> => part.user.click(part.getByRole('button', { name: '折叠' }));
  await part.user.upload(part.getByLabelText('选择封面'), pixel('一.png'));

  await fold();
  await fold();
  expect(uploads.sent).toHaveLength(1);
  await part.user.click(part.getByRole('button', { name: '取消上传封面' }));
  expect(uploads.sent[0]?.signal.aborted).toBe(true);
  await part.user.upload(part.getByLabelText('选择封面'), pixel('二.png'));
  await fold();
  release();
  await uploads.settled();
  await fold();

  await expect.poll(() => held).toMatch(ADDRESS);
  expect(uploads.sent).toHaveLength(2);
});

it('leads to a picture, and to nothing else that somebody has written as its address', async () => {
  const { part } = await open(album, ['/a.png', 'javascript:alert(1)']);

  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a.png']);
  expect(part.getAllByRole('img')).toHaveLength(2);
});

it('is marked where something is wrong with it, so that a long form can go there', async () => {
  await renderPage({ Component: () => null }, '/none');
  await cover.prepare?.();
  const group = renderInput(cover, { invalid: true }).getByRole('group');

  expect(group.getAttribute('data-invalid')).toBe('true');
  group.focus();
  expect(document.activeElement).toBe(group);
});
