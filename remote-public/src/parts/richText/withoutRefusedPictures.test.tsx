import { REFUSED_PICTURE } from '@zhilv/site/refused-pictures';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileHosts } from '../section/FileHosts.ts';
import { RichText } from './RichText.tsx';
import { withoutRefusedPictures } from './withoutRefusedPictures.ts';

const HOSTS = ['files.example.com'];
const NOTHING = /^data:image\/gif;base64,/;

let told: unknown[];
const hear = (event: Event) => told.push((event as CustomEvent).detail);
beforeEach(() => {
  told = [];
  document.addEventListener(REFUSED_PICTURE, hear);
});
afterEach(() => {
  document.removeEventListener(REFUSED_PICTURE, hear);
  vi.unstubAllGlobals();
});

const HTML =
  '<p>前</p><img alt="a > b" src="https://refused-1.example.com/1.jpg?a=1&amp;b=2" loading="lazy"><IMG src="https://refused-1.example.com/2.jpg">' +
  '<img src="https://files.example.com/3.jpg"><img src="/file/4.jpg"><img alt="无"><p>&lt;img src="https://refused-2.example.com"&gt;</p>';

it('puts a ground in the place of refused pictures alone, and tells of each host once', () => {
  const element = document.createElement('div');
  element.innerHTML = withoutRefusedPictures(HTML, HOSTS);

  const sources = Array.from(element.querySelectorAll('img'), (picture) => picture.getAttribute('src'));
  expect(sources).toEqual([
    expect.stringMatching(NOTHING),
    expect.stringMatching(NOTHING),
    'https://files.example.com/3.jpg',
    '/file/4.jpg',
    null,
  ]);
  expect(element.querySelector('img')?.alt).toBe('a > b');
  expect(element.textContent).toContain('<img src="https://refused-2.example.com">');
  expect(told).toEqual(['refused-1.example.com']);
});

it('keeps beside the ground, on the server, what the browser may show after all, and leaves it to the browser to tell of the rest', () => {
  const own = `${window.location.origin}/file/1.jpg`;
  const { document: known } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = withoutRefusedPictures(`<img src="${own}"><img src="https://refused-3.example.com/1.jpg">`, HOSTS);
  vi.stubGlobal('document', known);
  expect(html).not.toContain(`src="${own}"`);
  expect(told).toEqual([]);

  const { element } = renderPublic(
    <FileHosts value={HOSTS}>
      <RichText html={html} />
    </FileHosts>,
  );

  const pictures = [...element.querySelectorAll('img')];
  expect(pictures.map(({ src }) => src)).toEqual([own, expect.stringMatching(NOTHING)]);
  expect(pictures.map(({ dataset }) => dataset['address'])).toEqual([undefined, undefined]);
  expect(told).toEqual(['refused-3.example.com']);
});
