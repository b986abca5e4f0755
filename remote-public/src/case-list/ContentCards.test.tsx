import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ContentCards } from './ContentCards.tsx';

it('tells a case by place and result, a solution by its summary', () => {
  const items = [
    contentItem(1, { title: '索道', summary: '安徽黄山\n排队缩短 62%' }),
    contentItem(2, { title: '票务', type: ContentType.solution, summary: '分时预约' }),
    contentItem(3, { title: '空' }),
  ];

  const page = renderPublic(<ContentCards items={items} keyword="" />);

  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '安徽黄山索道排队缩短 62%',
    '票务分时预约',
    '空',
  ]);
  expect(page.getByText('62%').tagName).toBe('STRONG');
});

it('marks the words searched for wherever they stand', () => {
  const item = contentItem(1, { title: '索道', summary: '索道之乡\n索道排队缩短 62%' });

  const { element } = renderPublic(<ContentCards items={[item]} keyword="索道" />);

  expect(element.querySelectorAll('mark')).toHaveLength(3);
});

it('says after the last card how full its row is', () => {
  const last = renderPublic(<ContentCards items={[1, 2, 3, 4].map((id) => contentItem(id))} keyword="" more={<b>更多</b>} />)
    .getByText('更多')
    .closest('li');

  expect(last?.dataset).toMatchObject({ twos: '0', threes: '1' });
});
