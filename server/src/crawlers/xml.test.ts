import { expect, it } from 'vitest';
import { emptyElement, textElement } from './xml.ts';

it('keeps text and attributes from becoming markup', () => {
  expect(textElement('title', '<b> & "]]>')).toBe('<title>&lt;b&gt; &amp; &quot;]]&gt;</title>');
  expect(emptyElement('link', { href: '/x?a=1&b="2"' })).toBe('<link href="/x?a=1&amp;b=&quot;2&quot;"/>');
});

it('drops characters that XML cannot hold, and nothing else', () => {
  expect(textElement('title', 'a\u0000\u000B\u001F\uD800b\uFFFF\t\n𠮷中')).toBe('<title>ab\t\n𠮷中</title>');
});

it('writes nothing for no text', () => {
  expect([textElement('x', null), textElement('x', undefined), textElement('x', '')]).toEqual(['', '', '']);
});
