import { expect, it } from 'vitest';
import { scanSource } from './scanSource.ts';

it('finds each namespace with its prefixes, wherever these are bound', () => {
  const { prefixes, root } = scanSource(
    `<?xml version="1.0"?><d xmlns="urn:a" xmlns:p="urn:b"><!-- xmlns:q="urn:c" --><p:e p:f="1" g="q:h"/>
      <e xmlns:p="urn:d"><p:i/></e><![CDATA[<p:j xmlns:p="urn:e"/>]]></d>`,
  );

  expect(root).toEqual({ uri: 'urn:a', localName: 'd' });
  expect([...prefixes]).toEqual([
    ['urn:a', new Set([''])],
    ['urn:b', new Set(['p'])],
    ['urn:d', new Set(['p'])],
  ]);
});

it('measures', () => {
  const { depth, longestLabel, elements } = scanSource('<a><b name="xyz"><c/></b><b name="x"/></a>');

  expect({ depth, longestLabel }).toEqual({ depth: 3, longestLabel: 3 });
  expect(scanSource('<a><text>1234</text><b>12345</b></a>').longestLabel).toBe(4);
  expect(scanSource('<a><text><![CDATA[1234]]></text></a>').longestLabel).toBe(4);
  expect([...elements]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ]);
});

it.each([
  ['<a>\n<b></a>', { kind: 'mismatched', line: 2, name: '' }],
  ['<a><b>', { kind: 'truncated', line: 1, name: '' }],
  ['<a b="1" b="2"/>', { kind: 'attribute', line: 1, name: 'b' }],
  ['<a b=1/>', { kind: 'attribute', line: 1, name: '' }],
  ['<p:a/>', { kind: 'prefix', line: 1, name: 'p' }],
  ['<a p:b="1"/>', { kind: 'prefix', line: 1, name: 'p' }],
  ['<a>&amp;&nbsp;</a>', { kind: 'entity', line: 1, name: 'nbsp' }],
  ['<a b="&nbsp;"/>', { kind: 'entity', line: 1, name: 'nbsp' }],
  ['<a><?b</a>', { kind: 'truncated', line: 1, name: '' }],
  ['<a><1/></a>', { kind: 'malformed', line: 1, name: '' }],
])('finds the fault in %s', (xml, fault) => {
  expect(scanSource(xml).fault).toEqual(fault);
});

it.each(['<a xml:lang="zh">&#65;&lt;</a>', '<a>a & b</a>', '<a><!-- &nbsp; --><![CDATA[&nbsp;]]></a>'])(
  'finds none in %s',
  (xml) => {
    expect(scanSource(xml).fault).toBeNull();
  },
);
