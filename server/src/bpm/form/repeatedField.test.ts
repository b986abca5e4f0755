import { describe, expect, it } from 'vitest';
import { repeatedField } from './repeatedField.ts';

const item = (name: unknown, label?: string, children?: readonly object[]) => ({
  __config__: { ...(label && { label }), ...(children && { children }) },
  __vModel__: name,
});
const texts = (...items: readonly object[]) => items.map((one) => JSON.stringify(one));

describe('the field names of a form', () => {
  it('are fine while each is another', () => {
    expect(repeatedField([])).toBeNull();
    expect(repeatedField(texts(item('a'), item('b'), item('A')))).toBeNull();
  });

  it('are told with the labels of the first two items that share one, in the order of the form', () => {
    expect(repeatedField(texts(item('a', '甲'), item('b', '乙', [item('c', '丙'), item('a')]), item('c', '丁')))).toEqual({
      name: 'a',
      labels: ['甲', 'a'],
    });
  });

  it('are found however deep the rows are', () => {
    let row = item('deep', '深');
    for (let level = 0; level < 1000; level++) row = item(undefined, '行', [row]);

    expect(repeatedField(texts(item('deep', '浅'), row))).toEqual({ name: 'deep', labels: ['浅', '深'] });
  });

  it('are not looked for where an item has none, or another form', () => {
    const odd = { __config__: null, __vModel__: '' };

    expect(repeatedField(texts(odd, odd, { type: 'text' }, { type: 'text' }, item(5), item(5)))).toBeNull();
  });
});
