import { expect, it } from 'vitest';
import { flattenQuery } from './flattenQuery.ts';

it.each([
  ['scalars', { pageNo: 1, on: true, name: 'a' }, 'pageNo=1&on=true&name=a'],
  ['what is absent as nothing', { name: undefined, status: null, type: 'x' }, 'type=x'],
  ['empty text, zero and false as what they are', { name: '', status: 0, on: false }, 'name=&status=0&on=false'],
  ['nested objects as key[sub]', { a: { b: 1, c: 'd' } }, 'a%5Bb%5D=1&a%5Bc%5D=d'],
  ['deeper objects as key[sub][sub]', { a: { b: { c: 1 } } }, 'a%5Bb%5D%5Bc%5D=1'],
  [
    'arrays as key[0]',
    { createTime: ['2023-10-01 00:00:00', '2023-10-31 23:59:59'] },
    'createTime%5B0%5D=2023-10-01%2000%3A00%3A00&createTime%5B1%5D=2023-10-31%2023%3A59%3A59',
  ],
  ['only the end of a range', { createTime: [null, 'x'] }, 'createTime%5B1%5D=x'],
  ['Chinese and reserved characters escaped', { name: '字典&=?#+ 型' }, 'name=%E5%AD%97%E5%85%B8%26%3D%3F%23%2B%20%E5%9E%8B'],
  ['ids past 2^53 unharmed', { id: 9_007_199_254_740_993n }, 'id=9007199254740993'],
  ['nothing as empty text', {}, ''],
])('writes %s', (_what, parameters, query) => {
  expect(flattenQuery(parameters)).toBe(query);
});

it('repeats the name of a list parameter', () => {
  expect(flattenQuery({ ids: [1, '9007199254740993'], all: true }, true)).toBe('ids=1&ids=9007199254740993&all=true');
});

it('passes keys like __proto__ on without touching any prototype', () => {
  const parameters: { [key: string]: { [key: string]: string } } = JSON.parse('{"__proto__":{"polluted":"1"}}');

  expect(flattenQuery(parameters)).toBe('__proto__%5Bpolluted%5D=1');
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
