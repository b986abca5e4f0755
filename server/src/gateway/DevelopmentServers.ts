import { connect } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { documentOf, unpublishedEntry } from '@zhilv/release/site-directory';
import { type AppConfig, type DocumentName, type Registry, Release } from '@zhilv/release/schema';

const PATH = /^\/__dev\/([a-z0-9_]+)\//;

/**
 * Dev servers that stand in for published releases: their files are served below `/__dev/<name>/`,
 * so that address and policy stay those of production. There are none unless `DEV_REMOTES` names some.
 */
export class DevelopmentServers {
  readonly #origins: ReadonlyMap<string, string>;

  /** @param origins where the dev server of the host or of a remote listens, by its name */
  constructor(origins: ReadonlyMap<string, string>) {
    this.#origins = origins;
  }

  get active(): boolean {
    return this.#origins.size > 0;
  }

  /** Gives the dev server's answer, or null when the path belongs to none. */
  async respond(request: Request): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    const origin = this.#originOf(pathname);
    if (origin === undefined) return null;
    try {
      const answer = await fetch(`${origin}${pathname}${search}`, {
        headers: { accept: request.headers.get('accept') ?? '*/*' },
      });
      const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      const type = answer.headers.get('content-type');
      if (type) headers.set('content-type', type);
      return new Response(answer.body, { status: answer.status, headers });
    } catch {
      return new Response(`the dev server at ${origin} does not answer\n`, { status: 502 });
    }
  }

  /** Passes on a websocket, over which the dev server speaks to its client. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const origin = this.#originOf(request.url ?? '');
    if (origin === undefined) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(origin);
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  }

  /** Gives the registry with releases in development in place of published ones. */
  async overlay(registry: Registry): Promise<Registry> {
    const remotes = { ...registry.remotes };
    let { host } = registry;
    for (const [name, release] of await this.#releases()) {
      const entry = unpublishedEntry(release, `/__dev/${name}/`, '');
      if (name === 'host') host = entry;
      else remotes[name] = entry;
    }
    return { ...registry, host, remotes };
  }

  /** Gives the document of the host in development, or null when the published one is to be used. */
  async document(name: DocumentName, appConfig: AppConfig): Promise<string | null> {
    const host = (await this.#releases()).get('host')?.host;
    return host ? documentOf(name, host, '/__dev/host/', appConfig) : null;
  }

  #originOf(pathname: string): string | undefined {
    return this.#origins.get(PATH.exec(pathname)?.[1] ?? '');
  }

  async #releases(): Promise<ReadonlyMap<string, Release>> {
    const entries = [...this.#origins].map(async ([name, origin]) => {
      const answer = await fetch(`${origin}/__dev/${name}/release.json`);
      return [name, Release.parse(await answer.json())] as const;
    });
    // When a dev server does not answer, the published release stays.
    const answers = await Promise.allSettled(entries);
    return new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  }
}
