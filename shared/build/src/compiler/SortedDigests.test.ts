import { expect, it } from 'vitest';
import { sortDigests } from './SortedDigests.ts';

it('orders a table of digests and leaves all else as it is', () => {
  const source = 'a={b:"c"};r.sri={882:"sha384-M+/=",parts:"sha384-P",12:"sha384-x"};f({x:1})';

  expect(sortDigests(source)).toBe('a={b:"c"};r.sri={12:"sha384-x",882:"sha384-M+/=",parts:"sha384-P"};f({x:1})');
});
