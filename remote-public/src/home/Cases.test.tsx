import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Cases } from './Cases.tsx';

it('shows the recommended cases by place and result, with the figures of the result apart', () => {
  const cases = [
    contentItem(1, { title: '云海索道', summary: '安徽黄山\n排队缩短 62%', recommend: 1 }),
    contentItem(2, { title: '未推荐', recommend: 0 }),
  ];

  const page = renderPublic(<Cases cases={cases} />);

  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['安徽黄山云海索道排队缩短 62%']);
  expect(page.getByText('62%').tagName).toBe('B');
  expect(page.getByRole('link', { name: '查看全部案例' }).getAttribute('href')).toBe('/case-list');
});

it('is absent where no case is recommended, and says so where they could not be had', () => {
  expect(renderPublic(<Cases cases={[contentItem(1)]} />).element.childElementCount).toBe(0);
  expect(renderPublic(<Cases cases={null} />).getByText(/案例加载失败/)).toBeDefined();
});
