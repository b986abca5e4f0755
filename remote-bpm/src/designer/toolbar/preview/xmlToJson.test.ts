import { expect, it } from 'vitest';
import { xmlToJson } from './xmlToJson.ts';

it('has everything of an XML in its order: elements, attributes, texts, comments and sections', () => {
  const xml = `<?xml version="1.0" encoding='UTF-8'?>
<!--前言--><a:b xmlns:a="u" x="1 &lt; 2 &#x1F600;"><c/>文字 &amp; 𠮷<![CDATA[<x>]]></a:b>`;

  expect(JSON.parse(xmlToJson(xml))).toEqual({
    declaration: { attributes: { version: '1.0', encoding: 'UTF-8' } },
    elements: [
      { type: 'comment', comment: '前言' },
      {
        type: 'element',
        name: 'a:b',
        attributes: { 'xmlns:a': 'u', x: '1 < 2 😀' },
        elements: [
          { type: 'element', name: 'c' },
          { type: 'text', text: '文字 & 𠮷' },
          { type: 'cdata', cdata: '<x>' },
        ],
      },
    ],
  });
});

it('refuses what is not well-formed', () => {
  expect(() => xmlToJson('<a><b></a>')).toThrow(Error);
});
