import { expect, it } from 'vitest';
import { refusedHost } from './refusedPictures.ts';

const ORIGIN = 'https://www.example.com';
const HOSTS = ['files.example.com', '*.cdn.example.com', 'store.example.com:9000', 'Upper.example.com'];

it.each([
  '/file/1.jpg',
  'file/1.jpg?size=2',
  'https://www.example.com/file/1.jpg',
  'data:image/png;base64,AAAA',
  'blob:https://www.example.com/1',
  'https://files.example.com/1.jpg',
  'http://files.example.com/1.jpg',
  '//files.example.com/1.jpg',
  'https://files.example.com:443/1.jpg',
  'https://a.b.cdn.example.com/1.jpg',
  'http://store.example.com:9000/1.jpg',
  'https://upper.example.com/1.jpg',
])('lets %s be loaded', (address) => {
  expect(refusedHost(address, HOSTS, ORIGIN)).toBeNull();
});

it.each([
  ['https://other.example.com/1.jpg', 'other.example.com'],
  ['//other.example.com/1.jpg', 'other.example.com'],
  ['https://files.example.com:9000/1.jpg', 'files.example.com:9000'],
  ['https://store.example.com/1.jpg', 'store.example.com'],
  ['https://cdn.example.com/1.jpg', 'cdn.example.com'],
  ['https://evilfiles.example.com/1.jpg', 'evilfiles.example.com'],
  ['https://', 'unknown'],
  ['ftp://files.example.com/1.jpg', 'unknown'],
])('refuses %s and names %s', (address, host) => {
  expect(refusedHost(address, HOSTS, ORIGIN)).toBe(host);
});

it('takes addresses without a host for the document’s own where its origin is not known', () => {
  expect(refusedHost('/file/1.jpg', [], null)).toBeNull();
  expect(refusedHost('https://www.example.com/file/1.jpg', [], null)).toBe('www.example.com');
});
