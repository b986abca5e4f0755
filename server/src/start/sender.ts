import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import os from 'node:os';
import type { Api } from '../call/Api.ts';
import type { Send, Sent } from '../due/DueWork.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8192;

interface SenderOptions {
  /** Answers what is sent to this server itself. */
  readonly api: Pick<Api, 'fetch'>;
  /** The origins of this server. */
  readonly origins: () => readonly string[];
  /** Whether addresses of this machine and of its link are sent to, which are for those alone who work on it. */
  readonly reachesThisMachine: boolean;
  /** An answer that is not whole after this time is none. */
  readonly timeoutMs?: number;
}

/**
 * Makes what sends to other servers. Somebody who may write addresses into records decides where this server sends, so nothing of this
 * machine, of its link or of a cloud's own service is asked (docs/threats.md §15), whatever a name is resolved to. Our own paths are
 * answered in this process.
 */
export const sender =
  ({ api, origins, reachesThisMachine, timeoutMs = TIMEOUT_MS }: SenderOptions): Send =>
  async (address, body, headers) => {
    const sent = { 'Content-Type': 'application/json;charset=utf-8', ...headers };
    const path = ownPath(address, origins());
    if (path !== null) {
      const request = new Request(`http://localhost${path}`, { method: 'POST', headers: sent, body });
      const answer = await api.fetch(request, { address: '127.0.0.1' });
      return { status: answer.status, text: (await answer.text()).slice(0, MOST_BYTES) };
    }
    return post(new URL(address), { body, headers: sent, reachesThisMachine, timeoutMs });
  };

function ownPath(address: string, origins: readonly string[]): string | null {
  if (address.startsWith('/admin-api/')) return address;
  const { origin, pathname, search } = new URL(address);
  return origins.includes(origin) && /^(\/prod-api)?\/admin-api\//.test(pathname) ? `${pathname}${search}` : null;
}

interface Post extends Required<Pick<SenderOptions, 'reachesThisMachine' | 'timeoutMs'>> {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function post(url: URL, { body, headers, reachesThisMachine, timeoutMs }: Post): Promise<Sent> {
  const { protocol, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`不支持 ${protocol} 地址`);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!reachesThisMachine && isIP(literal) !== 0 && isRefused(literal)) throw refused(literal);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(!reachesThisMachine && { lookup: guardedLookup }),
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'http:' ? http : https).request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MOST_BYTES) answer.destroy(new Error('回答超过 8 KB'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const refusedAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Some clouds have their own service among these, which carriers share.
  ['100.64.0.0', 10],
  // The agents of machines at Azure and at Oracle ask these.
  ['168.63.129.16', 32],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
] as const)
  refusedAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::', 32],
  // An IPv4 address in the network of a translator.
  ['64:ff9b::', 96],
] as const)
  refusedAddresses.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address in the form of an IPv6 one is checked by the rules of the former. */
const isRefused = (address: string): boolean =>
  [refusedAddresses, ownAddresses()].some((list) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));

/** What listens on all addresses of this machine may be closed to everybody but the machine itself. They may change while it runs. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const { address, family } of Object.values(os.networkInterfaces()).flatMap((those) => those ?? []))
    own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own;
}

const refused = (address: string): Error => new Error(`不向本机或本地链路地址 ${address} 发送`);

/** Resolves a name for the connection itself, so that it cannot be another address than the one that was looked at. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    const bad = addresses?.find(({ address }) => isRefused(address));
    if (error !== null || first === undefined) callback(error ?? new Error(`找不到 ${hostname}`), '', 0);
    else if (bad !== undefined) callback(refused(bad.address), '', 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
