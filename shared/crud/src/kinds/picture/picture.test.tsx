import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { picture, pictures } from './picture.tsx';

const row = { id: 1 };
const sources = (): readonly (string | null)[] => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('shows a picture small, and a dash without one', () => {
  const part = renderPart(picture('分类图').show('/a.png', row));
  expect(part.getByRole('img', { name: '分类图' }).getAttribute('src')).toBe('/a.png');

  part.show(picture('分类图').show('', row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('shows three of several and how many more there are, also as a history keeps them', () => {
  const part = renderPart(pictures('轮播图').show(['/a.png', '/a.png', '/b.png', '/c.png', '/d.png'], row));
  expect(sources()).toEqual(['/a.png', '/a.png', '/b.png']);
  expect(part.getByText('+2')).toBeTruthy();

  part.show(pictures('轮播图').show('/x.png\n/y.png' as never, row));
  expect(sources()).toEqual(['/x.png', '/y.png']);
});
