import dns from 'node:dns';
import http, { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sender } from './sender.ts';

const api = { fetch: vi.fn(async (request: Request) => Response.json({ path: new URL(request.url).pathname })) };
const origins = () => ['https://www.zhilv.example', 'http://localhost:8080'];
const toAll = sender({ api, origins, reachesThisMachine: true, reachesPrivateNetworks: true });
const guarded = sender({ api, origins, reachesThisMachine: false, reachesPrivateNetworks: true });

type LookedUp = (error: null, addresses: readonly dns.LookupAddress[]) => void;

const servers: Server[] = [];
afterEach(() => {
  api.fetch.mockClear();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/paid`;
}

describe('what is sent', () => {
  it('goes to another server by POST, as JSON, with its headers', async () => {
    const got: unknown[] = [];
    const address = await serve((request, answer) => {
      request.setEncoding('utf8');
      request.on('data', (body: string) => got.push(request.method, request.url, request.headers['x-pay-app'], body));
      request.on('end', () => answer.end('{"code":0}'));
    });

    expect(await toAll(address, '{"编号":1}', { 'X-Pay-App': '7' })).toEqual({ status: 200, text: '{"code":0}' });
    expect(got).toEqual(['POST', '/paid', '7', '{"编号":1}']);
  });

  it('follows no redirect', async () => {
    const followed = vi.fn();
    const inner = await serve(followed);
    const address = await serve((_, answer) => answer.writeHead(307, { location: inner }).end());

    expect(await toAll(address, '{}', {})).toMatchObject({ status: 307 });
    expect(followed).not.toHaveBeenCalled();
  });

  it('reads no answer that is too long', async () => {
    const address = await serve((_, answer) => answer.end('x'.repeat(9000)));

    await expect(toAll(address, '{}', {})).rejects.toThrow('回答超过 8 KB');
  });

  it.each([
    ['does not answer', (() => {}) satisfies RequestListener],
    ['does not end its answer', ((_, answer) => answer.write('{')) satisfies RequestListener],
  ])('waits for no server that %s', async (_, listener) => {
    const impatient = sender({ api, origins, reachesThisMachine: true, reachesPrivateNetworks: true, timeoutMs: 100 });

    await expect(impatient(await serve(listener), '{}', {})).rejects.toThrow();
  });

  it('fails where nobody answers', async () => {
    const address = await serve((request) => request.socket.destroy());

    await expect(toAll(address, '{}', {})).rejects.toThrow();
    await expect(toAll('ftp://sample.example/paid', '{}', {})).rejects.toThrow('不支持 ftp: 地址');
  });

  it.each([
    '/admin-api/pay/demo-order/update-paid',
    'https://www.zhilv.example/admin-api/pay/demo-order/update-paid',
    'http://localhost:8080/admin-api/pay/demo-order/update-paid',
  ])('to this server stays in the process: %s', async (address) => {
    expect(await guarded(address, '{}', {})).toEqual({
      status: 200,
      text: '{"path":"/admin-api/pay/demo-order/update-paid"}',
    });
  });
});

describe('nothing of this machine or its link is asked', () => {
  it.each([
    'http://127.0.0.1/paid',
    'http://127.1/paid',
    'http://2130706433/paid',
    'http://0x7f.0.0.1/paid',
    'http://0.0.0.0/paid',
    'http://[::1]/paid',
    'http://[::]/paid',
    'http://[::ffff:127.0.0.1]/paid',
    'http://[::ffff:7f00:1]/paid',
    'http://[fe80::1]/paid',
    'http://[fd00:ec2::254]/latest/meta-data',
    'http://[64:ff9b::7f00:1]/paid',
    'http://169.254.169.254/latest/meta-data',
    'http://100.100.100.200/latest/meta-data',
    'http://168.63.129.16/machine/?comp=goalstate',
    'http://192.0.0.192/latest/meta-data',
    'http://224.0.0.1/paid',
    'http://localhost/paid',
    'http://localhost:8080/console.html',
    'https://www.zhilv.example@127.0.0.1/admin-api/paid',
  ])('%s', async (address) => {
    await expect(guarded(address, '{}', {})).rejects.toThrow(/本机或本地链路地址/);
    expect(api.fetch).not.toHaveBeenCalled();
  });

  it.each(['http://192.0.2.7/paid', 'http://[::ffff:192.0.2.7]/paid', 'http://[2001:db8::7]/paid'])(
    'nor by an address that it has in its network: %s',
    async (address) => {
      const common = { netmask: '', mac: '', internal: false, cidr: null };
      const interfaces = vi.spyOn(os, 'networkInterfaces').mockReturnValue({
        eth0: [
          { ...common, address: '192.0.2.7', family: 'IPv4' },
          { ...common, address: '2001:db8::7', family: 'IPv6', scopeid: 0 },
        ],
      });

      await expect(guarded(address, '{}', {})).rejects.toThrow(/本机或本地链路地址/);

      interfaces.mockRestore();
    },
  );

  it('unless it is for who works on it', async () => {
    const address = await serve((_, answer) => answer.end('{}'));

    expect(await toAll(address, '{}', {})).toMatchObject({ status: 200 });
    await expect(guarded(address, '{}', {})).rejects.toThrow(/本机或本地链路地址/);
  });
});

describe('private networks', () => {
  const closed = sender({ api, origins, reachesThisMachine: true, reachesPrivateNetworks: false });
  const PRIVATE = /不向内网地址 .+ 发送/;

  /** Answers each look-up of a name with the next address. */
  function resolveTo(...addresses: readonly string[]): void {
    let at = 0;
    vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, callback: LookedUp) => {
      const address = addresses[at] ?? '';
      at += 1;
      callback(null, [{ address, family: isIP(address) }]);
    }) as typeof dns.lookup);
  }
  afterEach(() => vi.restoreAllMocks());

  it.each([
    'http://10.0.0.5/paid',
    'http://172.16.0.1/paid',
    'http://172.31.255.254/paid',
    'http://192.168.1.20:8080/paid',
    'http://[fd12:3456::1]/paid',
    'http://[fc00::1]/paid',
    'http://[::ffff:192.168.1.20]/paid',
    'http://3232235796/paid',
  ])('are not asked where they are closed: %s', async (address) => {
    await expect(closed(address, '{}', {})).rejects.toThrow(PRIVATE);
  });

  it.each(['10.0.0.5', '192.168.1.20', 'fd12:3456::1'])('nor by a name that leads to %s when it is sent to', async (address) => {
    resolveTo(address);

    await expect(closed('http://shop.example/paid', '{}', {})).rejects.toThrow(PRIVATE);
  });

  it('are looked at anew for each sending, because a name may lead elsewhere by then', async () => {
    const open = new URL(await serve((_, answer) => answer.writeHead(200, { connection: 'close' }).end('{}')));
    resolveTo('127.0.0.1', '10.0.0.5');
    const address = `http://shop.example:${open.port}/paid`;

    expect(await closed(address, '{}', {})).toMatchObject({ status: 200 });
    await expect(closed(address, '{}', {})).rejects.toThrow(PRIVATE);
  });

  it.each([
    ['are asked as a rule', guarded, ['10.0.0.5', '172.16.0.1', '192.168.1.20', '[fd12:3456::1]']],
    ['leave their neighbours open', closed, ['11.0.0.1', '172.15.255.255', '172.32.0.1', '192.167.255.255', '[fe00::1]']],
  ])('%s', async (_, send, hosts) => {
    vi.spyOn(http, 'request').mockImplementation(() => {
      throw new Error('It is sent.');
    });

    for (const host of hosts) await expect(send(`http://${host}/paid`, '{}', {})).rejects.toThrow('It is sent.');
  });
});
