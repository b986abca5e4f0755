import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf, integrityOf, loadOf } from '@zhilv/release/site-directory';
import { DEFAULT_APP_CONFIG, type HostAssets, type Registry, type RegistryEntry, type Release } from '@zhilv/release/schema';
import { AnswerFile, createGateway, DevelopmentServers, type Gateway } from '@zhilv/server/gateway';
import { testHeadPlace } from './testHeadPlace.ts';

const COMMON: Pick<Release, 'schema' | 'contract' | 'platform' | 'shared' | 'slots'> = {
  schema: 1,
  contract: 1,
  platform: [],
  shared: {},
  slots: {},
};
const EMPTY: RegistryEntry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
const PAGE: Pick<Release['pages'][string], 'layout' | 'js' | 'shared'> = { layout: 'public', js: [], shared: [] };
const REMOTE = 'remote_site';

const nothing = { scripts: [], styles: [], preloads: [] };
const HOST: HostAssets = {
  documents: { public: nothing, 'sign-in': nothing, console: nothing },
  shared: {},
  firstScript: '',
  headScript: '',
  olderBrowserScript: '',
  icon: '',
  signInAddresses: [],
};

export const digest = (text: string): string => integrityOf(Buffer.from(text));

const summaryOf = (id: string, url: string, integrity: string) =>
  ({ id, url, integrity, contract: 1, requires: [], shared: {}, commit: null, created: 0 }) satisfies Partial<
    RegistryEntry['releases'][number]
  >;

/** A public site behind the real gateway, with releases that have nothing but a `render`. */
export class RenderedTestSite {
  readonly notices: string[] = [];
  /** Those that the gateway writes, without the API's own. */
  readonly lines: object[] = [];
  /** Paths with queries that the API was asked for, visits with their visitor in front. */
  readonly calls: string[] = [];
  /** The ids of content rows that visitors may read. */
  publishedIds: ReadonlySet<string> | null = null;
  #content = { revision: '1', title: '山' };
  #answer: (() => Response | Promise<Response>) | null = null;
  #revision: () => Promise<string> = async () => this.#content.revision;
  #writing: Promise<unknown> = Promise.resolve();
  readonly #siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-rendering-'));
  readonly #gateway: Gateway;
  #registry: Registry;

  constructor() {
    const load = { entry: null, pages: {}, slots: {}, host: { shared: {} } };
    const host = { ...EMPTY, active: '1.0.0', releases: [{ ...summaryOf('1.0.0', '/host/1.0.0/', ''), load }] };
    this.#registry = { revision: 1, host, remotes: {} };
    this.write('app-config.json', JSON.stringify(DEFAULT_APP_CONFIG));
    for (const name of ['public', 'sign-in', 'console'] as const)
      this.write(`${name}.html`, documentOf(name, HOST, '/host/1.0.0/', DEFAULT_APP_CONFIG));
    this.#gateway = createGateway({
      siteDirectory: this.#siteDirectory,
      notice: (text) => this.notices.push(text),
      api: {
        fetch: ({ method, url, headers }, { address, written }) => {
          if (method === 'PUT') written?.();
          if (method !== 'GET' && method !== 'HEAD') return Response.json({ code: 0, data: true, msg: '' });
          const { pathname, search } = new URL(url);
          this.calls.push(`${headers.has('x-view') ? `visit from ${address} ` : ''}${pathname}${search}`);
          return this.#answer?.() ?? Response.json({ code: 0, data: this.#content.title, msg: '' });
        },
      },
      ping: async () => {},
      drawPicture: () => null,
      contentRevision: () => this.#revision(),
      publishedIds: async () => this.publishedIds,
      answerFile: new AnswerFile(this.#siteDirectory),
      headPlace: testHeadPlace,
      feeds: async () => null,
      development: new DevelopmentServers(new Map()),
      clientErrors: async () => new Response(null, { status: 204 }),
      deploy: async () => new Response(null, { status: 404 }),
      trustedProxies: 0,
      log: (line) => this.lines.push(line),
    });
  }

  get content(): { readonly revision: string; readonly title: string } {
    return this.#content;
  }

  /** Writes the content as an editor does, by a call of the API. */
  set content(content: { readonly revision: string; readonly title: string }) {
    this.#content = content;
    this.#write();
  }

  /** These answers take the place of the API's own. */
  set answer(answer: (() => Response | Promise<Response>) | null) {
    this.#answer = answer;
    this.#write();
  }

  /** Tells the revision of the content. */
  set revision(revision: () => Promise<string>) {
    this.#revision = revision;
    this.#write();
  }

  /** Changes the content past this server, as another one does. */
  writeElsewhere(content: { readonly revision: string; readonly title: string }): void {
    this.#content = content;
  }

  #write(): void {
    this.#writing = this.#fetch('/admin-api/cjy/column-info/update', { method: 'PUT' });
  }

  async ask(address: string, options: Record<string, string> = {}): Promise<Response> {
    await this.#writing;
    return this.#fetch(address, options);
  }

  #fetch(address: string, { method = 'GET', client = '127.0.0.1', ...headers }: Record<string, string>): Promise<Response> {
    const connection = { incoming: { socket: { remoteAddress: client } } };
    return this.#gateway.fetch(new Request(`http://localhost${address}`, { method, headers }), connection);
  }

  async textAt(address: string): Promise<string> {
    return (await this.ask(address)).text();
  }

  write(name: string, text: string): void {
    const file = path.join(this.#siteDirectory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Publishes a release whose server build has this `render`, or has none, and makes it the live one. `home` is what its page reads. */
  publish(id: string, render: string | null, home: Pick<Release['pages'][string], 'query' | 'contentId'> = {}): void {
    const url = `/remotes/${REMOTE}/${id}/`;
    const module = `export const render = ${render};`;
    const styles = { 'frame.css': 'chunk-1', 'home.css': 'chunk-2' };
    const release: Release = {
      ...COMMON,
      name: REMOTE,
      release: id,
      entry: { file: 'remoteEntry.js', integrity: digest('') },
      pages: {
        'site/frame': { ...PAGE, expose: './frame', frame: 'public', css: [{ file: 'frame.css', integrity: digest('frame') }] },
        'site/home': {
          ...PAGE,
          expose: './home',
          path: '/home',
          css: [{ file: 'home.css', integrity: digest('home') }],
          ...home,
        },
      },
      host: null,
      ...(render !== null && { server: { module: { file: 'server.mjs', integrity: digest(module) }, styles } }),
      files: {},
    };
    const description = JSON.stringify(release);
    this.write(`${url}server.mjs`, module);
    this.write(`${url}frame.css`, 'frame');
    this.write(`${url}home.css`, 'home');
    this.write(`${url}release.json`, description);
    const others = (this.#registry.remotes[REMOTE]?.releases ?? []).filter((one) => one.id !== id);
    this.change({ active: id, releases: [{ ...summaryOf(id, url, digest(description)), load: loadOf(release) }, ...others] });
  }

  /** Publishes another remote with one public page. */
  publishOther(path: string): void {
    const load = { entry: null, pages: { 'other/page': { ...PAGE, expose: './page', path, css: [] } }, slots: {}, host: null };
    this.change(
      { active: '1.0.0', releases: [{ ...summaryOf('1.0.0', '/remotes/remote_other/1.0.0/', ''), load }] },
      'remote_other',
    );
  }

  change(entry: Partial<RegistryEntry>, remote = REMOTE): void {
    const remotes = { ...this.#registry.remotes, [remote]: { ...EMPTY, ...this.#registry.remotes[remote], ...entry } };
    this.#registry = { ...this.#registry, revision: this.#registry.revision + 1, remotes };
    this.write('registry.json', JSON.stringify(this.#registry));
  }

  /** Ends the site as the product ends. */
  close(): Promise<void> {
    return this.#gateway.close();
  }

  remove(): void {
    rmSync(this.#siteDirectory, { recursive: true });
  }
}
