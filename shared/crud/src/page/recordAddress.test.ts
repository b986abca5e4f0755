import { expect, it } from 'vitest';
import { recordAddress } from './recordAddress.ts';

it.each([
  [String.raw`/dict/type/data/:dictId(\d+)`, 3, '/dict/type/data/3'],
  ['/model/:modelId/design', 'a/b$&', '/model/a%2Fb%24%26/design'],
])('puts an id into %s', (path, id, address) => {
  expect(recordAddress(path, id)).toBe(address);
});
