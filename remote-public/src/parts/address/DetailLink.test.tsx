import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { DetailLink } from './DetailLink.tsx';

it.each([
  ['a case', ContentType.caseStudy, '/case-detail?id=7&type=2'],
  ['a solution', ContentType.solution, '/case-detail?id=7&type=1'],
  ['a piece of news', ContentType.news, '/news-detail?id=7'],
])('leads to the page of %s, and tells that it was followed', async (_, type, address) => {
  const onFollowed = vi.fn<() => void>();
  const page = renderPublic(
    <DetailLink item={contentItem(7, { type })} onFollowed={onFollowed}>
      云海索道
    </DetailLink>,
  );

  await page.user.click(page.getByRole('link', { name: '云海索道' }));

  expect(page.address()).toBe(address);
  expect(onFollowed).toHaveBeenCalledOnce();
});
