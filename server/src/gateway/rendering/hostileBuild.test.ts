import { createSocket } from 'node:dgram';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

let site: RenderedTestSite;
let outside: string;
beforeEach(() => {
  site = new RenderedTestSite();
  outside = mkdtempSync(path.join(tmpdir(), 'zhilv-outside-'));
});
afterEach(async () => {
  await site.close();
  site.remove();
  rmSync(outside, { recursive: true });
  vi.unstubAllEnvs();
});

const EMPTY = `hydration: { loaderData: {}, errors: null }, head: null, pageKeys: []`;

/**
 * A release whose page does `attack`, a body of an async function, and shows what it gave or why it failed. `reach(name)` gives
 * a module of Node by whatever way leads there.
 */
const attacking = (attack: string): string => `
  async (address) => {
    const rooms = [globalThis, fetch, setTimeout, URL, new Request('http://gateway/').headers, Promise.resolve(fetch('/app-config.json'))];
    const makers = rooms.flatMap((room) => [room.constructor, room.constructor?.constructor]).filter((maker) => typeof maker === 'function');
    const ways = [
      () => process,
      () => (0, eval)('process'),
      ...makers.map((maker) => () => maker('return process')()),
    ];
    const attempt = (way) => { try { return way(); } catch { return undefined; } };
    const nodes = ways.map(attempt).filter((one) => typeof one?.pid === 'number');
    const reach = async (name) => {
      const loaders = [
        () => import('node:' + name),
        ...nodes.flatMap((node) => [
          () => node.getBuiltinModule(name),
          () => node.mainModule.require(name),
          () => node.getBuiltinModule('module').createRequire('file:///')(name),
        ]),
      ];
      for (const load of loaders) {
        const found = await Promise.resolve().then(load).catch(() => undefined);
        if (found) return found;
      }
      throw new Error('no ' + name);
    };
    const node = nodes[0];
    const shown = await (async () => { ${attack} })().then(
      (value) => 'gave ' + (typeof value === 'string' ? value : JSON.stringify(value)),
      (error) => 'failed: ' + error?.message,
    );
    return { kind: 'page', status: 200, html: '<p>' + shown + '</p>', ${EMPTY} };
  }`;

/** Gives what the attack shows. */
async function attack(body: string): Promise<string> {
  site.publish('1.0.0', attacking(body));
  return shownAt('/home');
}

/** Gives the attacks that did something. Each is an expression. */
async function successes(attacks: Readonly<Record<string, string>>): Promise<string> {
  const tried = Object.entries(attacks).map(([name, expression]) => {
    const acted = `async () => { await (${expression}); return ${JSON.stringify(name)}; }`;
    return `await Promise.race([(${acted})().catch(() => null), new Promise((over) => setTimeout(over, 300, null))])`;
  });
  return attack(`const all = [${tried.join(', ')}]; return { done: all.filter((one) => one !== null), of: all.length };`);
}

const none = (attacks: object): string => `gave {"done":[],"of":${Object.keys(attacks).length}}`;

async function shownAt(address: string): Promise<string> {
  const html = await site.textAt(address);
  return /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
}

describe('the server build of another team', () => {
  it('does not see the environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    const attacks = {
      itself: `process.env`,
      file: `(await reach('fs')).readFileSync('/proc/self/environ', 'utf8')`,
      'of the server': `(await reach('fs')).readFileSync('/proc/' + node.ppid + '/environ', 'utf8')`,
      arguments: `process.argv`,
    };

    expect(await successes(attacks)).toBe(none(attacks));
  });

  it('does not read files', async () => {
    const file = path.join(outside, 'data.json');
    writeFileSync(file, '"secret"');
    const name = JSON.stringify(file);
    const attacks = {
      fs: `(await reach('fs')).readFileSync(${name}, 'utf8')`,
      promises: `(await reach('fs/promises')).readFile(${name}, 'utf8')`,
      blob: `(await (await reach('fs')).openAsBlob(${name})).text()`,
      fetch: `fetch('file://' + ${name})`,
      module: `import('file://' + ${name})`,
      JSON: `import('file://' + ${name}, { with: { type: 'json' } })`,
      folder: `(await reach('fs')).readdirSync(${JSON.stringify(outside)})`,
      sqlite: `new ((await reach('sqlite')).DatabaseSync)(${name})`,
    };

    expect(await successes(attacks)).toBe(none(attacks));
  });

  it('does not write files', async () => {
    const file = path.join(outside, 'written');
    const name = JSON.stringify(file);
    const attacks = {
      fs: `(await reach('fs')).writeFileSync(${name}, '')`,
      promises: `(await reach('fs/promises')).writeFile(${name}, '')`,
      sqlite: `new ((await reach('sqlite')).DatabaseSync)(${name}).exec('create table a (b)')`,
      heap: `(await reach('v8')).writeHeapSnapshot(${name})`,
      report: `node.report.writeReport(${name})`,
    };

    expect(await successes(attacks)).toBe(none(attacks));
    expect(existsSync(file)).toBe(false);
  });

  it('starts and signals nothing, and makes no code from text', async () => {
    const attacks = {
      command: `(await reach('child_process')).execSync('id')`,
      binding: `node.binding('spawn_sync')`,
      'raw network': `node.binding('tcp_wrap')`,
      worker: `new ((await reach('worker_threads')).Worker)('1', { eval: true })`,
      cluster: `(await reach('cluster'))`,
      inspector: `(await reach('inspector')).open(0)`,
      wasi: `new ((await reach('wasi')).WASI)({ version: 'preview1' })`,
      WebAssembly: `new WebAssembly.Memory({ initial: 1 })`,
      kill: `node.kill(node.pid, 0)`,
      handles: `node._getActiveHandles()`,
      Function: `new Function('return 1')()`,
      'Function of what is given': `fetch.constructor('return 1')()`,
      'async function': `(async () => {}).constructor('return 1')()`,
      eval: `(0, eval)('1')`,
      timer: `new Promise((over) => setTimeout('1') ?? over())`,
    };

    expect(await successes(attacks)).toBe(none(attacks));
  });

  it('has no network', async () => {
    let reached = 0;
    const server = createServer((_request, response) => response.end('reached')).on('connection', () => (reached += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // It listens on a port.
    const udp = createSocket('udp4', () => (reached += 1));
    await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
    const url = JSON.stringify(`http://127.0.0.1:${port}/`);
    /** Waits for an event of what a module of Node makes. */
    const waiting = (name: string, make: string, event: string): string =>
      `reach('${name}').then((found) => new Promise((ok, bad) => found.${make}.on('${event}', ok).on('error', bad)))`;
    const attacks = {
      http: waiting('http', `get(${url})`, 'response'),
      http2: waiting('http2', `connect(${url})`, 'connect'),
      net: waiting('net', `connect(${port}, '127.0.0.1')`, 'connect'),
      server: waiting('net', `createServer().listen(0)`, 'listening'),
      dgram: waiting('dgram', `createSocket('udp4').bind(0)`, 'listening'),
      datagram: `(await reach('dgram')).createSocket('udp4').send('secret', ${udp.address().port}, '127.0.0.1')`,
      dns: `(await reach('dns/promises')).lookup('localhost')`,
      fetch: `fetch(${url})`,
      'fetch of another realm': `(0, eval)('fetch')(${url})`,
      WebSocket: `new WebSocket(${url}.replace('http', 'ws'))`,
      EventSource: `new EventSource(${url})`,
    };

    const shown = await successes(attacks);
    await new Promise((resolve) => server.close(resolve));
    udp.close();

    expect([shown, reached]).toEqual([none(attacks), 0]);
  });
});

it('reaches nothing of Node by the properties of what it is given', async () => {
  const found = await attack(`
    const seen = new Set();
    const found = [];
    const todo = [
      [globalThis, 'globalThis'], [fetch('/app-config.json'), 'fetch()'],
      [await fetch('/prod-api/admin-api/cjy/site/content/page'), 'answer'], [new Request('http://gateway/', { method: 'POST', body: 'a' }), 'request'],
      [new ReadableStream().getReader(), 'reader'], [new AbortController(), 'controller'], [setTimeout(() => {}), 'timer'], [new FormData(), 'form'],
      [new Headers({ a: 'b' }).entries(), 'entries'], [new URLSearchParams('a=b').entries(), 'entries'], [new TextEncoder().encode(''), 'bytes'],
    ];
    for (const act of [() => new URL(''), () => new Request(''), () => structuredClone(() => {}), () => atob('*'), () => setTimeout('1')]) {
      try { act(); } catch (error) { todo.push([error, 'error']); }
    }
    Error.prepareStackTrace = (_, sites) => sites;
    const sites = new Error().stack;
    for (const site of sites) todo.push([site, 'site'], [site.getThis(), 'site.this'], [site.getFunction(), 'site.function']);
    const made = [];
    while (todo.length > 0) {
      const [value, path] = todo.pop();
      if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue;
      seen.add(value);
      const read = (key) => { try { return value[key]; } catch { return undefined; /* a getter of a prototype */ } };
      if ([read('pid'), read('binding'), read('createRequire'), read('_handle')].some((one) => one !== undefined)) found.push(path);
      if (/^(Socket|Pipe|TCP|Worker|DatabaseSync|Module|require|Server|ChildProcess|process)$/.test(String(read('name')))) found.push(path);
      if (typeof value === 'function' && /Function$/.test(String(read('name')))) {
        try { value('return 1')(); made.push(path); } catch { /* as it should be */ }
      }
      for (const key of Reflect.ownKeys(value)) {
        const { value: own, get, set } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
        for (const next of [own, get, set]) todo.push([next, path + '.' + String(key)]);
        todo.push([read(key), path + '.' + String(key)]);
      }
      todo.push([Reflect.getPrototypeOf(value), path + '.[[Prototype]]']);
    }
    return { found, made, enough: seen.size > 1000 };`);

  expect(found).toBe('gave {"found":[],"made":[],"enough":true}');
});

it('cannot change what it is given, nor the language beneath', async () => {
  const changeable = await attack(`
    const given = {
      URL, Headers, fetch, setTimeout, console, performance, 'its own prototype': Headers.prototype, Function: fetch.constructor,
      Promise: fetch('/app-config.json').constructor, 'Promise.prototype': Object.getPrototypeOf(fetch('/app-config.json')),
      'Object.prototype': Object.getPrototypeOf(URL.prototype), entries: Object.getPrototypeOf(new Headers().entries()), reader: Object.getPrototypeOf(new ReadableStream().getReader()),
      'bytes': Object.getPrototypeOf(new TextEncoder().encode('')), 'Response': Object.getPrototypeOf(Response),
    };
    try { new URL(''); } catch (error) { given.error = Object.getPrototypeOf(error); given.Error = error.constructor; }
    return Object.keys(given).filter((name) => !Object.isFrozen(given[name]));`);

  expect(changeable).toBe('gave []');
});
