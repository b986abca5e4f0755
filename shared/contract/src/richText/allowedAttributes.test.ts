import { describe, expect, it } from 'vitest';
import { allowedAttributes } from './allowedAttributes.ts';

describe('a link', () => {
  it.each(['https://a.example/', 'http://a.example', 'mailto:a@b.example', 'tel:400', '/news-detail?id=1', '#teil', 'a.html'])(
    'may lead to %s',
    (href) => {
      expect(allowedAttributes('a', { href })).toMatchObject({ href });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscr\nipt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
  ])('may not lead to %j', (href) => {
    expect(allowedAttributes('a', { href })).toEqual({});
  });

  it('that leads elsewhere or beside the page tells it nothing of this one', () => {
    const rel = 'noopener noreferrer';

    expect(allowedAttributes('a', { href: '//a.example', rel: 'opener' })).toEqual({ href: '//a.example', rel });
    expect(allowedAttributes('a', { href: '/home', target: '_blank' })).toEqual({ href: '/home', target: '_blank', rel });
    expect(allowedAttributes('a', { href: '/home', target: '_top', rel: 'opener' })).toEqual({ href: '/home' });
  });
});

describe('a picture', () => {
  it('is loaded when it comes into view, and says nothing where nothing was said of it', () => {
    expect(allowedAttributes('img', { src: '/a.png', width: '640', height: '40x', onerror: 'x', srcset: '/b.png' })).toEqual({
      src: '/a.png',
      width: '640',
      alt: '',
      loading: 'lazy',
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    });
  });

  it('keeps its own words', () => {
    expect(allowedAttributes('img', { src: '/a.png', alt: '检票口' })).toMatchObject({ alt: '检票口' });
  });

  it('may stand in the text, but not as a document', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';

    expect(allowedAttributes('img', { src: png })).toHaveProperty('src', png);
    expect(allowedAttributes('img', { src: 'data:image/svg+xml;base64,PHN2Zz4=' })).not.toHaveProperty('src');
    expect(allowedAttributes('img', { src: `data:image/png;base64,${'A'.repeat(201 * 1024)}` })).not.toHaveProperty('src');
  });
});

it('has films of this site only', () => {
  expect(allowedAttributes('video', { src: '/a.mp4', autoplay: '' })).toEqual({
    src: '/a.mp4',
    controls: '',
    preload: 'metadata',
  });
  for (const src of ['https://a.example/a.mp4', '//a.example/a.mp4', String.raw`/\a.example/a.mp4`, 'a.mp4'])
    expect(allowedAttributes('source', { src })).toEqual({});
});

it('keeps of styles and classes what an editor writes', () => {
  expect(
    allowedAttributes('p', {
      style: 'COLOR: rgb(1, 2, 3); position: fixed; background-color: url(/x); width: expression(alert(1)); text-align:center',
      class: 'ql-align-center admin w-e-text',
      id: 'root',
      name: 'body',
      onclick: 'x',
    }),
  ).toEqual({ style: 'color: rgb(1, 2, 3); text-align: center', class: 'ql-align-center w-e-text' });
  expect(allowedAttributes('p', { style: 'color: red/**/; x', class: 'y' })).toEqual({});
});

it('knows nothing of names that every object has', () => {
  expect(allowedAttributes('constructor', { constructor: 'x', toString: 'x' })).toEqual({});
});
