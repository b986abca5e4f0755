// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetCalls, rememberCalls, rememberedCalls } from './rememberedCalls.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps the calls of each address until they are none', () => {
  rememberCalls('/system/dict', ['/system/dict-type/page?pageNo=1']);
  rememberCalls('/infra/config', ['/infra/config/page']);

  expect(rememberedCalls('/system/dict')).toEqual(['/system/dict-type/page?pageNo=1']);
  expect(rememberedCalls('/system/dict?status=0')).toEqual([]);
  rememberCalls('/system/dict', []);
  expect(rememberedCalls('/system/dict')).toEqual([]);
  expect(rememberedCalls('/infra/config')).toEqual(['/infra/config/page']);
  forgetCalls();
  expect(rememberedCalls('/infra/config')).toEqual([]);
});

it('gives the calls of another record of the same page with the values of this address', () => {
  rememberCalls('/design?modelId=model-1', ['/bpm/model/get?id=model-1', '/bpm/form/list?status=0']);
  rememberCalls('/list?pageNo=1&type=1', ['/list/page?pageNo=1&pageSize=10&type=1']);

  expect(rememberedCalls('/design?modelId=a%20b')).toEqual(['/bpm/model/get?id=a%20b', '/bpm/form/list?status=0']);
  expect(rememberedCalls('/list?pageNo=2&type=1')).toEqual(['/list/page?pageNo=2&pageSize=10&type=1']);
});

it('guesses no calls where it is unknown what becomes of the values of an address', () => {
  rememberCalls('/design?modelId=1', ['/bpm/model/get?key=one']);
  rememberCalls('/value?first=1&second=1', ['/value/page?id=1']);

  expect(rememberedCalls('/design?modelId=2')).toEqual([]);
  expect(rememberedCalls('/design?modelId=1&tab=2')).toEqual([]);
  expect(rememberedCalls('/design')).toEqual([]);
  expect(rememberedCalls('/value?first=2&second=1')).toEqual([]);
});

it('keeps the latest forty addresses, of those that are opened again', () => {
  for (let index = 0; index < 45; index += 1) rememberCalls(`/page/${index}`, ['/call']);
  rememberCalls(`/page/44?name=${'长'.repeat(200)}`, ['/call']);

  expect(Object.keys(JSON.parse(localStorage.getItem('zhilv.calls') ?? '') as object)).toHaveLength(40);
  expect(rememberedCalls('/page/4')).toEqual([]);
  expect(rememberedCalls('/page/5')).toEqual(['/call']);
});

it.each(['no JSON', '[]', '{"/system/dict": "/call"}', '{"/system/dict": [1, null, "call", "//", "/call"]}', 'null'])(
  'takes no harm from what others wrote there: %s',
  (text) => {
    localStorage.setItem('zhilv.calls', text);

    expect(rememberedCalls('/system/dict').every((path) => path.startsWith('/'))).toBe(true);
    rememberCalls('/system/dict', ['/mended']);
    expect(rememberedCalls('/system/dict')).toEqual(['/mended']);
  },
);

it('goes on where the storage takes nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => rememberCalls('/system/dict', ['/call'])).not.toThrow();
});
