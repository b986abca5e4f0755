import { expect, it } from 'vitest';
import { xmlTree } from './xmlTree.ts';

const attributesOf = (xml: string) => Object.fromEntries([...xmlTree(xml).attributes].map(([key, { value }]) => [key, value]));

it('knows names by their namespaces, whatever their prefixes are', () => {
  const one = xmlTree('<a xmlns="urn:one" xmlns:b="urn:two" b:c="1" d="2"><b:e/></a>');
  const other = xmlTree('<x:a xmlns:x="urn:one" xmlns:y="urn:two" y:c="1" d="2"><e xmlns="urn:two"/></x:a>');

  expect(one.key).toBe('{urn:one}a');
  expect(other.key).toBe(one.key);
  expect([...one.attributes.keys()]).toEqual(['{urn:two}c', 'd']);
  expect([...other.attributes.keys()]).toEqual(['{urn:two}c', 'd']);
  expect(one.children.map(({ key }) => key)).toEqual(['{urn:two}e']);
  expect(other.children.map(({ key }) => key)).toEqual(['{urn:two}e']);
});

it('keeps names whose prefix means nothing as they are written', () => {
  expect(xmlTree('<a b:c="1"><d:e/></a>')).toMatchObject({
    key: 'a',
    attributes: new Map([['b:c', { name: 'b:c', value: '1' }]]),
    children: [{ key: 'd:e' }],
  });
});

it('gives a type in an attribute as the name that it is', () => {
  const xsi = 'http://www.w3.org/2001/XMLSchema-instance';

  expect(attributesOf(`<a xmlns:p="urn:one" xmlns:xsi="${xsi}" xsi:type="p:tOne"/>`)).toEqual({
    [`{${xsi}}type`]: '{urn:one}tOne',
  });
});

it('reads characters of any number, and leaves entities alone that nobody declared', () => {
  expect(attributesOf('<a b="&lt;&amp;&gt;&quot;&apos;&#20013;&#x6587;&#128512;&#x1F600;&other;&#99999999;"/>')).toEqual({
    b: '<&>"\'中文😀😀&other;&#99999999;',
  });
});

it('reads line ends as XML does: in an attribute only those that are written as characters are kept', () => {
  expect(attributesOf('<a b="1\r\n2\t3" c="1&#10;2&#13;3"/>')).toEqual({ b: '1 2 3', c: '1\n2\r3' });
});

it('joins the text of an element, without comments, and collapses white space', () => {
  const tree = xmlTree('<a>\n  one <!-- no --> <![CDATA[<two>]]>\n <b>three</b> &amp; four\n</a>');

  expect(tree.text).toBe('one <two> & four');
  expect(tree.children[0]?.text).toBe('three');
});

it.each(['', 'no XML', '<a>', '<a></b>'])('refuses %j', (xml) => {
  expect(() => xmlTree(xml)).toThrow(Error);
});
