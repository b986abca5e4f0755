import { expect, it } from 'vitest';
import { moveLines } from './LaterDigests.ts';

const runtime =
  'n.sriHashes={12:"sha256-a=",parts:"sha256-b=","page-x":"sha256-c="},n.sriCssHashes={12:"sha256-d="},n.other={12:"x"}';

it('takes the lines of some chunks out of the tables of digests', () => {
  const moved = new Map<string, Map<string, string>>();

  expect(moveLines(runtime, (chunk) => ['12', 'page-x'].includes(chunk), moved)).toBe(
    'n.sriHashes={parts:"sha256-b="},n.sriCssHashes={},n.other={12:"x"}',
  );
  expect([...moved].map(([table, lines]) => [table, ...lines.values()])).toEqual([
    ['sriHashes', '12:"sha256-a="', '"page-x":"sha256-c="'],
    ['sriCssHashes', '12:"sha256-d="'],
  ]);
});
