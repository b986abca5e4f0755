import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Face } from './Face.tsx';

it('says what is the matter as the heading of the page, with the ways on before the picture', () => {
  const page = renderPublic(
    <Face scene={<svg data-scene="" />} title="没有这一页" text="地址可能写错了。">
      <a href="/home">返回首页</a>
    </Face>,
  );

  expect(page.getByRole('heading', { level: 1, name: '没有这一页' })).toBeDefined();
  const way = page.getByRole('link', { name: '返回首页' });
  const scene = page.element.querySelector('svg');
  expect(scene && way.compareDocumentPosition(scene)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
