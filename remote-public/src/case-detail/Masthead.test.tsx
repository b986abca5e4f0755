import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Masthead } from './Masthead.tsx';

const item = { ...contentItem(1, { title: '云海索道', logo: '/file/small.jpg', viewCount: 12 }), content: '' };

it('opens with the way there, a kicker, the title, the promise and when it was read', () => {
  const page = renderPublic(
    <Masthead item={item} kicker="安徽黄山">
      <p>排队缩短 62%</p>
    </Masthead>,
  );

  expect(page.element.textContent).toBe('首页经典案例云海索道安徽黄山云海索道排队缩短 62%阅读 12');
});

it('says of a solution neither its day nor how often it was read', () => {
  const solution = { ...item, type: ContentType.solution, infoType: 1, publishTime: Date.UTC(2026, 2, 1) };
  const { element } = renderPublic(
    <Masthead item={solution} kicker="">
      {null}
    </Masthead>,
  );

  expect(element.textContent).not.toContain('阅读');
  expect(element.querySelector('time')).toBeNull();
});

it('prefers the wide picture, and asks for it at once', () => {
  const source = (banner: string) =>
    renderPublic(
      <Masthead item={{ ...item, banner }} kicker="">
        {null}
      </Masthead>,
    ).element.querySelector('img');

  expect(source('/file/wide.jpg')?.getAttribute('src')).toBe('/file/wide.jpg');
  expect(source('')?.getAttribute('src')).toBe('/file/small.jpg');
  expect(source('')?.getAttribute('loading')).toBe('eager');
});

it('is painted whole, for its words would move as the rest of them arrives', () => {
  const page = renderPublic(
    <Masthead item={item} kicker="">
      {null}
    </Masthead>,
  );

  expect(page.element.querySelector('header')?.lastElementChild?.getAttribute('data-blocking')).toBe('render');
});
