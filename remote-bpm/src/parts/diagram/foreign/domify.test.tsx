import { configurePlatform } from '@zhilv/platform';
import { beforeAll, expect, it } from 'vitest';
import domify from './domify.ts';
import { partMarkup } from './partMarkup.ts';

beforeAll(() => configurePlatform({ apiBase: '/prod-api/admin-api', tenantOn: true }, { storageEvents: null }));

const outer = (node: Node): string => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''));

it.each([
  ['an element', ' <div class="djs-palette"><b>1</b></div>\n', '<div class="djs-palette"><b>1</b></div>'],
  ['a text', '文字', '文字'],
])('makes %s', (_what, html, made) => expect(outer(domify(html))).toBe(made));

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
