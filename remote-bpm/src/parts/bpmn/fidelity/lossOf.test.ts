import { expect, it } from 'vitest';
import { lossOf, markupOf } from './lossOf.ts';
import { xmlTree } from './xmlTree.ts';

it('writes an element as people know it, with the prefixes of its document', () => {
  const markup = '<p:a b="1">text<p:c xmlns:q="urn:two" q:d="2"/></p:a>';

  expect(markupOf(xmlTree(markup.replace('<p:a', '<p:a xmlns:p="urn:one"')))).toBe('<p:a b="1">text<p:c q:d="2"/></p:a>');
});

it('cuts what is too long to show', () => {
  const element = xmlTree(`<a>${'x'.repeat(600)}</a>`);

  expect(markupOf(element, element)).toHaveLength(1001);
  expect(markupOf(element, element)).toMatch(/^<a>x+<\/a><a>x+…$/);
});

it.each([
  ['errorRef', 'reference'],
  ['flowNodeRef', 'reference'],
  ['bpmn:incoming', 'reference'],
  ['default', 'reference'],
  ['name', 'attribute'],
])('knows whether %s names another element', (what, kind) => {
  const place = { element: xmlTree('<task/>'), around: null };

  expect(lossOf('attribute', place, what, 'x').kind).toBe(kind);
});

it('belongs to the element in which it stands, and not to what is lost', () => {
  const around = { element: xmlTree('<userTask id="t" name="审核"/>'), around: null };
  const place = { element: xmlTree('<note id="n"/>'), around };

  expect(lossOf('element', place, 'note', '<note/>').owner).toEqual({ id: 't', name: '审核', type: 'userTask' });
  expect(lossOf('text', place, 'note', 'A').owner).toEqual({ id: 'n', name: null, type: 'note' });
});

it('has no owner where nothing around it has an identifier', () => {
  expect(lossOf('attribute', { element: xmlTree('<task/>'), around: null }, 'name', 'x').owner).toBeNull();
});
