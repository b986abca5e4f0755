import { expect, it } from 'vitest';
import { sortDigests } from './SortedDigests.ts';

it('orders a table of digests and leaves all else as it is', () => {
  const source = 'a={b:"c"};r.sri={882:"sha256-M+/=",parts:"sha256-P",12:"sha256-x"};f({x:1})';

  expect(sortDigests(source)).toBe('a={b:"c"};r.sri={12:"sha256-x",882:"sha256-M+/=",parts:"sha256-P"};f({x:1})');
});
