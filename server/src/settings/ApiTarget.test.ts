import { networkInterfaces } from 'node:os';
import { expect, it, vi } from 'vitest';
import { isOwnAddress, leadsToItself, signsInAtTarget, staysLocal } from './ApiTarget.ts';

it('parts local paths from others at a slash', () => {
  const behind = { url: 'http://10.0.0.5:48080', local: ['/cjy', '/infra/release'] };

  expect(['/cjy', '/cjy/site/content/page', '/infra/release/overview'].every((path) => staysLocal(behind, path))).toBe(true);
  expect(['/cjyx', '/infra/releases', '/system/cjy', ''].some((path) => staysLocal(behind, path))).toBe(false);
  expect(signsInAtTarget(behind)).toBe(true);
  expect(signsInAtTarget({ ...behind, local: ['/system'] })).toBe(false);
  expect(signsInAtTarget(null)).toBe(false);
});

const [elsewhere] = Object.values(networkInterfaces()).flatMap((faces) => faces?.filter(({ internal }) => !internal) ?? []);
const ofMachine = elsewhere && (elsewhere.family === 'IPv6' ? `[${elsewhere.address}]` : elsewhere.address);

const own = (url: string, host = '127.0.0.1', port = 8080): boolean =>
  isOwnAddress({ url, local: [] }, { host, port, publicOrigin: 'https://www.example.com' });

it.each(['http://localhost:8080', 'http://127.0.0.1:8080/prod-api', 'http://127.9.9.9:8080', 'http://[::1]:8080'])(
  'knows itself at %s',
  (url) => {
    expect(own(url)).toBe(true);
    expect(own(url, '0.0.0.0')).toBe(true);
  },
);

it('knows itself by its public origin, at its own host and, where it listens everywhere, at every address of the machine', () => {
  expect(own('https://www.example.com/prod-api')).toBe(true);
  expect(own('http://10.1.2.3', '10.1.2.3', 80)).toBe(true);
  expect(own('https://10.1.2.3', '10.1.2.3', 443)).toBe(true);
  if (ofMachine !== undefined) {
    expect(own(`http://${ofMachine}:8080`, '0.0.0.0')).toBe(true);
    expect(own(`http://${ofMachine}:8080`)).toBe(false);
  }
});

const leads = (url: string, addresses: (name: string) => Promise<readonly string[]>): Promise<boolean> =>
  leadsToItself({ url, local: [] }, { host: '127.0.0.1', port: 8080, publicOrigin: undefined }, addresses);

it('knows itself by a name that stands for one of its addresses', async () => {
  const asked: string[] = [];
  const addresses = async (name: string): Promise<readonly string[]> => {
    asked.push(name);
    return ['10.0.0.5', '::ffff:127.0.0.1'];
  };

  expect(await leads('http://intranet.example:8080/prod-api', addresses)).toBe(true);
  expect(await leads('http://intranet.example:8080/ruoyi', addresses)).toBe(false);
  expect(await leads('http://intranet.example:48080', addresses)).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['intranet.example']));
});

it.each([
  ['stands for another machine', () => Promise.resolve(['10.0.0.5', '2001:db8::5'])],
  ['stands for nothing', () => Promise.reject(new Error('getaddrinfo ENOTFOUND'))],
  ['nobody tells the address of', () => new Promise<never>(() => {})],
])('starts with a name that %s', async (_, addresses) => {
  vi.useFakeTimers();
  const answer = leads('http://intranet.example:8080', addresses);
  await vi.advanceTimersByTimeAsync(2000);

  expect(await answer).toBe(false);
  vi.useRealTimers();
});

it.each([
  'http://localhost:48080',
  'http://10.0.0.5:8080',
  'http://localhost:8080/other',
  'https://demo.example.com/prod-api',
  'https://www.example.com/ruoyi',
])('takes %s for another server', (url) => {
  expect(own(url)).toBe(false);
});
