import { configurePlatform } from '@zhilv/platform';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import domify from './domify.ts';
import { partMarkup } from './partMarkup.ts';

beforeAll(() => configurePlatform({ apiBase: '/prod-api/admin-api', tenantOn: true }, { storageEvents: null }));

afterEach(() => void vi.restoreAllMocks());

const outer = (node: Node): string => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''));

it.each([
  ['an element', ' <div class="djs-palette"><b>1</b></div>\n', '<div class="djs-palette"><b>1</b></div>'],
  ['a text', '文字', '文字'],
])('makes %s', (_what, html, made) => expect(outer(domify(html))).toBe(made));

it.each([
  ['<div class="djs-overlays" />', '<div class="djs-overlays"></div>'],
  ['<div class="djs-overlay" data-overlay-id="ov-1">', '<div class="djs-overlay" data-overlay-id="ov-1"></div>'],
  [' <div class="djs-context-pad"></div>\n', '<div class="djs-context-pad"></div>'],
])('makes %j without reading it as markup', (html, made) => {
  const read = vi.spyOn(document, 'importNode');

  const part = domify(html) as Element;

  expect([part.outerHTML, read.mock.calls.length]).toEqual([made, 0]);
  part.innerHTML = '<b style="left: 2px">1</b>';
  expect((part.firstElementChild as HTMLElement).style.left).toBe('2px');
});

it.each(['<div class="a&amp;b"></div>', '<div onclick="x()"></div>', '<div class="a">1</div>', '<div style="top: 1px"></div>'])(
  'reads %j as markup',
  (html) => {
    const read = vi.spyOn(document, 'importNode');

    domify(html);

    expect(read.mock.calls.length).toBe(1);
  },
);

it('makes a fragment of several elements', () => {
  const fragment = domify('<b>1</b><i>2</i>');

  expect([fragment.nodeType, Array.from(fragment.childNodes, outer)]).toEqual([11, ['<b>1</b>', '<i>2</i>']]);
});

it('makes an element that is filled and emptied like any other', () => {
  const element = domify('<div class="pad">1</div>') as Element;

  element.innerHTML = '<b>2</b>';
  expect([element.outerHTML, element.innerHTML]).toEqual(['<div class="pad"><b>2</b></div>', '<b>2</b>']);
  element.innerHTML = '';
  expect(element.childNodes).toHaveLength(0);
});

it('writes the styles of a drawing as attributes', () => {
  const icon = '<svg viewBox="0 0 9 9"><path style="fill:none;stroke-width: 2;" d="M0 0"></path></svg>';

  expect(outer(domify(icon))).toBe('<svg viewBox="0 0 9 9"><path fill="none" stroke-width="2" d="M0 0"></path></svg>');
});

it('gives other parts their styles when they are made: a page may refuse them in markup', () => {
  expect(partMarkup('<div style="top: 1px"></div>')).toBe('<div data-style="top: 1px"></div>');

  const part = domify('<div style="top: 1px"><b style="left: 2px">1</b></div>') as HTMLElement;
  const inner = part.firstElementChild as HTMLElement;
  expect([part.style.top, inner.style.left]).toEqual(['1px', '2px']);
  part.innerHTML = '<i style="right: 3px"></i>';
  expect((part.firstElementChild as HTMLElement).style.right).toBe('3px');
  expect(part.outerHTML).not.toContain('data-style');
});
