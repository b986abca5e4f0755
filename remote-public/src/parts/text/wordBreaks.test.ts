import { expect, it } from 'vitest';
import { withTitleBreaks, wordBreaks } from './wordBreaks.ts';

const words = (title: string) => [0, ...(wordBreaks(title) ?? [])].map((start, index, all) => title.slice(start, all[index + 1]));

it('parts a long title between its words, and lets no line begin with a particle', () => {
  const found = words('导览系统新增长者模式与手语讲解');
  for (const word of ['系统', '模式', '手语', '讲解']) expect(found.join(' ')).toContain(word);
  expect(found.length).toBeGreaterThan(4);

  expect(words('个人信息保护下的客流统计').filter((word) => word.startsWith('的'))).toEqual([]);
});

it('counts the mark that ends a clause, which needs room in its line too', () => {
  expect(wordBreaks('八字长的一句话呢，短')).toBeDefined();
});

it('leaves a title alone whose clauses fit into a line', () => {
  expect(wordBreaks('让一座山，从容待客')).toBeUndefined();
  expect(withTitleBreaks({ id: 1, title: '云海索道' })).toEqual({ id: 1, title: '云海索道' });
});
