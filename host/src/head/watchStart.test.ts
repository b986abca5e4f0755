// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchStart } from './watchStart.ts';

/** Lets a rendered document's one linked stylesheet be what the browser made of its file. */
function documentWith(sheet: unknown): void {
  document.body.innerHTML = '<div id="root"><h1>山</h1></div>';
  const link = document.createElement('link');
  link.dataset['boot'] = '';
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
}

const refused = {
  get cssRules(): never {
    throw new DOMException('not complete', 'InvalidAccessError');
  },
};

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it.each([
  ['no stylesheet', null],
  ['an empty one', { cssRules: [] }],
  ['one that may not be read', refused],
])('says so when a browser has made %s of the file that failed', (_, sheet) => {
  vi.useFakeTimers();
  documentWith(sheet);

  watchStart();

  expect(document.getElementById('root')?.hidden).toBe(true);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('页面没有打开');
  vi.useRealTimers();
});

it('says nothing where the stylesheet has come', () => {
  vi.useFakeTimers();
  documentWith({ cssRules: [{}] });

  watchStart();

  expect(document.getElementById('root')?.hidden).toBe(false);
  expect(document.querySelector('[role=alert]')).toBeNull();
  vi.useRealTimers();
});
