import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ContentCard } from './ContentCard.tsx';

const item = contentItem(3, { title: '云海索道，一路畅行', logo: '/file/3.jpg' });

it('is one link to the entry, with picture, kicker, title and what is said below', () => {
  const page = renderPublic(
    <ContentCard className="card" item={item} kicker="安徽黄山">
      <span>排队缩短 62%</span>
    </ContentCard>,
  );

  const link = page.getByRole('link');
  expect(link.getAttribute('href')).toBe('/case-detail?id=3&type=2');
  expect(link.textContent).toBe('安徽黄山云海索道，一路畅行排队缩短 62%');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/file/3.jpg');
});

it('marks the words searched for in kicker and title', () => {
  const { element } = renderPublic(<ContentCard className="card" item={item} kicker="索道工程" keyword="索道" />);

  expect(Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['索道', '索道']);
});

it('has a heading for a title only where the page wants one', () => {
  expect(renderPublic(<ContentCard className="card" item={item} />).queryByRole('heading')).toBeNull();
  expect(
    renderPublic(<ContentCard className="card" item={item} heading="h2" />).getByRole('heading', { level: 2 }),
  ).toBeDefined();
});
