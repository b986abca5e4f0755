import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { ParentMenu } from './ParentMenu.tsx';

const parents = [
  { id: 1, name: '用户性别' },
  { id: 2, name: 'Common Status' },
];

const start = () => {
  const onChosen = vi.fn<() => void>();
  const part = renderPart(<ParentMenu noun="字典类型" parents={parents} link={({ id }) => `/dict/${id}`} onChosen={onChosen} />);
  return { ...part, onChosen, names: () => part.queryAllByRole('link').map(({ textContent }) => textContent) };
};

it('leads to the list of each parent', async () => {
  const part = start();
  expect(part.names()).toEqual(['用户性别', 'Common Status']);
  expect(part.getByRole('link', { name: 'Common Status' }).getAttribute('href')).toBe('/dict/2');

  await part.user.click(part.getByRole('link', { name: 'Common Status' }));

  expect(part.onChosen).toHaveBeenCalledOnce();
});

it('is narrowed by a part of a name, in either case, spaces around it aside', async () => {
  const part = start();

  await part.user.type(part.getByLabelText('查找字典类型'), ' status ');

  expect(part.names()).toEqual(['Common Status']);
});

it('says that there is no such parent', async () => {
  const part = start();

  await part.user.type(part.getByLabelText('查找字典类型'), '没有');

  expect(part.names()).toEqual([]);
  expect(part.getByText('没有这样的字典类型')).toBeTruthy();
});
