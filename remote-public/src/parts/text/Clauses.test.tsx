import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Clauses } from './Clauses.tsx';

const lengths = (text: string) =>
  Array.from(renderPublic(<Clauses text={text} />).element.querySelectorAll('span'), ({ dataset }) => dataset['length']);

it('keeps a text whole, in one piece a clause', () => {
  const { element } = renderPublic(<Clauses text="一座平台，四层相承" />);

  expect(Array.from(element.children, ({ textContent }) => textContent)).toEqual(['一座平台，', '四层相承']);
});

it('tells how much room a clause needs; one that never fits may break', () => {
  expect(lengths('一二三四五六七，')).toEqual(['short']);
  expect(lengths('一二三四五六七八，')).toEqual(['medium']);
  expect(lengths('一二三四五六七八九十一，')).toEqual(['long']);
  expect(lengths('一二三四五六七八九十一二，')).toEqual([undefined]);
});

it('lets a long clause break between its words only', () => {
  const { element } = renderPublic(<Clauses text="云海，导览系统新增长者模式" breaks={[3, 5, 7, 9, 11]} />);

  const [short, long] = element.children;
  expect(short?.querySelector('wbr')).toBeNull();
  expect(long?.querySelectorAll('wbr')).toHaveLength(4);
  expect(element.textContent).toBe('云海，导览系统新增长者模式');
});

it('marks the words searched for', () => {
  const { element } = renderPublic(<Clauses text="云海索道，一路畅行" words="一路" />);

  expect(element.querySelector('mark')?.textContent).toBe('一路');
});

it('marks words and breaks between words in one title, also where they cross', () => {
  const { element } = renderPublic(<Clauses text="云海，导览系统新增长者模式" words="系统新" breaks={[3, 5, 7, 9, 11]} />);

  expect(element.textContent).toBe('云海，导览系统新增长者模式');
  expect(element.querySelector('mark')?.innerHTML).toBe('<wbr>系统<wbr>新');
  expect(element.querySelectorAll('wbr')).toHaveLength(4);
});
