import { allDictData, auth } from '@zhilv/contract/system';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DICTIONARIES, FIRST_CALLS, startCalls, startPageCalls, takeStartedCalls } from './startedCalls.ts';

const ORIGIN = 'http://localhost';
const ADDRESS = `${ORIGIN}/prod-api/admin-api${auth.permissionInfo.path}`;

const SETTINGS = { apiBase: '/prod-api/admin-api', tenant: true };

const sent = vi.fn<typeof fetch>();
const answer = new Response('{}');

beforeEach(() => {
  sent.mockReset().mockResolvedValue(answer);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL(`${ORIGIN}/system/dict`));
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'TENANT_ID' ? '1' : null) });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

const start = ({ apiBase = '/prod-api/admin-api', tenant = true } = {}) => startCalls({ apiBase, tenant }, 'token-1');

const request = (headers: Record<string, string> = {}, address = ADDRESS, method = 'GET') =>
  new Request(address, { method, headers: { Authorization: 'Bearer token-1', 'tenant-id': '1', ...headers } });

it('sends what a session begins with, by the paths of the contract', () => {
  expect(FIRST_CALLS).toEqual([auth.permissionInfo.path]);
  start({ apiBase: '/prod-api/admin-api/' });

  expect(sent.mock.calls.map(([address]) => address)).toEqual(FIRST_CALLS.map((path) => `${ORIGIN}/prod-api/admin-api${path}`));
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { Authorization: 'Bearer token-1', 'tenant-id': '1' },
  });
});

it('sends what the page of this address was opened with last time, and nothing to another host', () => {
  const calls = {
    '/system/dict': ['/system/dict-type/page?pageNo=1', '@elsewhere.example/', 7],
    '/system/dict?pageNo=2': ['/other'],
  };
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'zhilv.calls' ? JSON.stringify(calls) : null) });
  start();

  expect(sent.mock.calls.slice(FIRST_CALLS.length).map(([address]) => address)).toEqual([
    `${ORIGIN}/prod-api/admin-api/system/dict-type/page?pageNo=1`,
  ]);
});

it('asks for the dictionaries as well where they were few last time, behind the rows of the page', () => {
  expect(DICTIONARIES).toBe(allDictData.path);
  const stored = new Map([
    ['zhilv.dictionaries', 'few'],
    ['zhilv.calls', JSON.stringify({ '/system/dict': ['/any/page'] })],
  ]);
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null });

  start();

  const calls = sent.mock.calls.map(([address, init]) => [
    String(address).replace(`${ORIGIN}/prod-api/admin-api`, ''),
    init?.priority,
  ]);
  expect(calls).toEqual([...[...FIRST_CALLS, '/any/page'].map((path) => [path, 'auto']), [DICTIONARIES, 'low']]);
});

it('sends no tenant where tenants are off', () => {
  start({ tenant: false });

  expect(sent.mock.calls[0]?.[1]?.headers).not.toHaveProperty('tenant-id');
});

describe('an answer under way', () => {
  it('is given to nobody later than half a minute', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    start();
    const find = takeStartedCalls(SETTINGS);

    vi.advanceTimersByTime(30_001);

    expect(find(request())).toBeUndefined();
    vi.useRealTimers();
  });

  it('is given once, to a call of the same user', async () => {
    start();
    const find = takeStartedCalls(SETTINGS);

    await expect(find(request())).resolves.toBe(answer);
    expect(find(request())).toBeUndefined();
  });

  it.each<[string, Request]>([
    ['another user', request({ Authorization: 'Bearer token-2' })],
    ['another tenant', request({ 'tenant-id': '2' })],
    ['another address', request({}, `${ADDRESS}?a=1`)],
    ['a write', request({}, ADDRESS, 'POST')],
  ])('is not given to a call of %s', (_what, call) => {
    start();

    expect(takeStartedCalls(SETTINGS)(call)).toBeUndefined();
  });

  it('is left for nobody who comes after the entry', () => {
    start();
    takeStartedCalls(SETTINGS);

    expect(takeStartedCalls(SETTINGS)(request())).toBeUndefined();
  });

  it.each<[string, Request]>([
    ['a write', request({}, `${ORIGIN}/prod-api/admin-api/any/create`, 'POST')],
    ['a call that is made again', request()],
  ])('of the page is given to nobody after %s', (_what, call) => {
    const calls = JSON.stringify({ '/system/dict': ['/any/page'] });
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'zhilv.calls' ? calls : null) });
    start();
    const find = takeStartedCalls(SETTINGS);
    void find(request());

    void find(call);

    expect(sent.mock.calls.at(-1)?.[0]).toBe(`${ORIGIN}/prod-api/admin-api/any/page`);
    expect(find(request({}, `${ORIGIN}/prod-api/admin-api/any/page`))).toBeUndefined();
  });

  it('of a page that is opened later is given to it, again after a write, and is asked for once at a time', () => {
    const stored = new Map([
      ['ACCESS_TOKEN', 'token-1'],
      ['TENANT_ID', '1'],
      ['zhilv.calls', JSON.stringify({ '/any?id=1': ['/any/get?id=1'] })],
    ]);
    vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null });
    const address = `${ORIGIN}/prod-api/admin-api/any/get?id=2`;
    const find = takeStartedCalls(SETTINGS);

    startPageCalls('/any?id=2');
    startPageCalls('/any?id=2');
    expect(sent.mock.calls.map(([url]) => url)).toEqual([address]);
    expect(find(request({}, address))).toBeDefined();
    startPageCalls('/any?id=2');
    void find(request({}, `${ORIGIN}/prod-api/admin-api/any/create`, 'POST'));
    expect(find(request({}, address))).toBeUndefined();
    startPageCalls('/any?id=2');
    expect(find(request({}, address))).toBeDefined();
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('that nothing came of is a failure for its caller only', async () => {
    sent.mockRejectedValue(new TypeError('refused'));
    start();

    await expect(takeStartedCalls(SETTINGS)(request())).rejects.toThrow('refused');
  });
});
