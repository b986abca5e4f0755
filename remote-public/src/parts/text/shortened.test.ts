import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('leaves text that fits, in one line', () => {
  expect(shortened('云州 · 山岳景区\n高峰排队 18 分钟', 30)).toBe('云州 · 山岳景区 高峰排队 18 分钟');
});

it('cuts what is too long', () => {
  expect(shortened('一二三四五六七八九十', 9)).toBe('一二三四五六七八…');
  expect(shortened('一二三四五六七 八九十', 9)).toBe('一二三四五六七…');
});

it('ends with a clause where one ends in the second half', () => {
  expect(shortened('春节假期服务保障总结：三十七家景区平稳运行', 19)).toBe('春节假期服务保障总结…');
  expect(shortened('春季版本发布：值班台更安静，报警更有用', 14)).toBe('春季版本发布：值班台更安静…');
  expect(shortened('总结：三十七家景区在假期里平稳运行', 12)).toBe('总结：三十七家景区在假…');
});

it('leaves room for what follows, but not by cutting everything', () => {
  expect(shortened('一二三四五六七八九十', 14, ' - 公司')).toBe('一二三四五六七八…');
  expect(shortened('一二三四五六七八九十', 12, '很长很长很长的公司名称')).toBe('一二三四五六七…');
});

it('does not part what is one character', () => {
  expect(shortened('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 8)).toBe('𠮷𠮷𠮷𠮷𠮷𠮷𠮷…');
});
