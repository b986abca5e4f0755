import { expect, it } from 'vitest';
import { pages } from '../../pages.ts';
import { ADDRESS } from './addresses.ts';

const OTHER_DOCUMENTS = [ADDRESS.signIn, ADDRESS.console];

it('names addresses that a page of this remote has; sign-in and console are other documents', () => {
  const paths = new Set<string | null>(Object.values(pages).map((page) => ('path' in page ? page.path : null)));

  const unknown = Object.values(ADDRESS).filter((address) => !paths.has(address));

  expect(unknown).toEqual(OTHER_DOCUMENTS);
});
