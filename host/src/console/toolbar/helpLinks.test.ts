import { expect, it } from 'vitest';
import { helpLinks } from './helpLinks.ts';

it('offers the addresses that the operator has set, and none that is not of the web', () => {
  const titles = (source: string, documentation: string) =>
    helpLinks({ source, documentation, bpmnHelp: '' }).map(({ title, url }) => [title, url]);

  expect(titles('', '')).toEqual([]);
  expect(titles('https://git.example/zhilv', '')).toEqual([['源码地址', 'https://git.example/zhilv']]);
  expect(titles('javascript:alert(1)', 'https://docs.example/')).toEqual([['文档地址', 'https://docs.example/']]);
});
