import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import os from 'node:os';
import type { Api } from '../call/Api.ts';
import type { Send, Sent } from '../due/DueWork.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8192;

interface Reach {
  /** Whether addresses of this machine and of its link are sent to, which are for those alone who work on it. */
  readonly reachesThisMachine: boolean;
  /** Whether addresses of private networks are sent to, where a company may have its own applications. */
  readonly reachesPrivateNetworks: boolean;
}

interface SenderOptions extends Reach {
  /** Answers what is sent to this server itself. */
  readonly api: Pick<Api, 'fetch'>;
  /** The origins of this server. */
  readonly origins: () => readonly string[];
  /** An answer that is not whole after this time is none. */
  readonly timeoutMs?: number;
}

/**
 * Makes what sends to other servers. Somebody who may write addresses into records decides where this server sends, so nothing of this
 * machine, of its link or of a cloud's own service is asked (docs/threats.md §15), whatever a name is resolved to. Our own paths are
 * answered in this process.
 */
export const sender =
  ({ api, origins, timeoutMs = TIMEOUT_MS, ...reach }: SenderOptions): Send =>
  async (address, body, headers) => {
    const sent = { 'Content-Type': 'application/json;charset=utf-8', ...headers };
    const path = ownPath(address, origins());
    if (path !== null) {
      const request = new Request(`http://localhost${path}`, { method: 'POST', headers: sent, body });
      const answer = await api.fetch(request, { address: '127.0.0.1' });
      return { status: answer.status, text: (await answer.text()).slice(0, MOST_BYTES) };
    }
    return post(new URL(address), { body, headers: sent, reach, timeoutMs });
  };

function ownPath(address: string, origins: readonly string[]): string | null {
  if (address.startsWith('/admin-api/')) return address;
  const { origin, pathname, search } = new URL(address);
  return origins.includes(origin) && /^(\/prod-api)?\/admin-api\//.test(pathname) ? `${pathname}${search}` : null;
}

interface Post {
  readonly reach: Reach;
  readonly timeoutMs: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function post(url: URL, { body, headers, reach, timeoutMs }: Post): Promise<Sent> {
  const { protocol, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`不支持 ${protocol} 地址`);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const refusal = isIP(literal) === 0 ? null : refusalOf(literal, reach);
  if (refusal !== null) throw refusal;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(timeoutMs),
    lookup: guardedLookup(reach),
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

/** Addresses of any machine itself and of its link. */
const nearAddresses = networks(
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  // Some clouds have their own service among these, which carriers share.
  '100.64.0.0/10',
  // The agents of machines at Azure and at Oracle ask these.
  '168.63.129.16/32',
  '192.0.0.0/24',
  '224.0.0.0/3',
  '::/127',
  'fe80::/10',
  'ff00::/8',
  'fd00:ec2::/32',
  // An IPv4 address in the network of a translator.
  '64:ff9b::/96',
);

const privateAddresses = networks('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7');

function networks(...blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', prefix] = block.split('/');
    list.addSubnet(network, Number(prefix), familyOf(network));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Gives the reason not to send to an address; null without one. An IPv4 address in the form of an IPv6 one is checked as the former. */
function refusalOf(address: string, { reachesThisMachine, reachesPrivateNetworks }: Reach): Error | null {
  const isIn = (list: BlockList): boolean => list.check(address, familyOf(address));
  if (!reachesThisMachine && (isIn(nearAddresses) || isIn(ownAddresses())))
    return new Error(`不向本机或本地链路地址 ${address} 发送`);
  if (!reachesPrivateNetworks && isIn(privateAddresses)) return new Error(`不向内网地址 ${address} 发送`);
  return null;
}

/** What listens on all addresses of this machine may be closed to everybody but the machine itself. They may change while it runs. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const { address, family } of Object.values(os.networkInterfaces()).flatMap((those) => those ?? []))
    own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own;
}

/** Resolves a name for the connection itself, so that it cannot be another address than the one that was looked at. */
const guardedLookup =
  (reach: Reach): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const refusal = addresses?.map(({ address }) => refusalOf(address, reach)).find((reason) => reason !== null);
      if (error !== null || first === undefined) callback(error ?? new Error(`找不到 ${hostname}`), '', 0);
      else if (refusal !== undefined) callback(refusal, '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
