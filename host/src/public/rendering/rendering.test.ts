import type { PageEntry } from '@zhilv/loader';
import { afterEach, expect, it, vi } from 'vitest';
import { takeRendering } from './rendering.ts';

afterEach(() => vi.unstubAllGlobals());

/** The element of a document that carries this data for hydration, or none. */
function documentWith(rendered: string | undefined, hydration?: unknown): HTMLElement {
  const textContent = JSON.stringify(hydration);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'hydration' && hydration ? { textContent } : null) });
  return { dataset: rendered === undefined ? {} : { rendered } } as unknown as HTMLElement; // Nothing else of it is used.
}

const entry = (release: string): PageEntry => ({
  key: 'site/home',
  remote: 'remote_site',
  release,
  state: 'active',
  message: null,
  layout: 'public',
});

const DATA = { loaderData: { 'site/home': [1] }, errors: null };

it('is of the release that it names, frame and page alike, and of no other', () => {
  const rendering = takeRendering(documentWith('remote_site@1', DATA));

  expect(rendering?.isOf(entry('1'), entry('1'))).toBe(true);
  expect(rendering?.isOf(entry('2'), entry('1'))).toBe(false);
  expect(rendering?.isOf(entry('1'), entry('2'))).toBe(false);
  expect(rendering?.isOf(entry('1'), { ...entry('1'), remote: 'remote_other' })).toBe(false);
  expect(rendering?.isOf(entry('1'), undefined)).toBe(false);
});

it('gives the data of the loaders, and what pages threw on purpose', () => {
  const errors = { 'site/home': { status: 404, statusText: '', internal: false, data: null } };

  expect(takeRendering(documentWith('remote_site@1', DATA))?.hydration).toEqual({ loaderData: DATA.loaderData });
  expect(takeRendering(documentWith('remote_site@1', { ...DATA, errors }))?.hydration.errors).toEqual(errors);
});

it('takes the mark away once the site is alive', () => {
  const root = documentWith('remote_site@1', DATA);

  takeRendering(root)?.done();

  expect(root.dataset).toEqual({});
});

it.each([
  ['nothing was rendered', undefined, undefined],
  ['the data is missing', 'remote_site@1', undefined],
])('is none where %s', (_, rendered, hydration) => {
  expect(takeRendering(documentWith(rendered, hydration))).toBeNull();
});
