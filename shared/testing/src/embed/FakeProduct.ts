import type { RegistryEntry } from '@zhilv/release/schema';
import { vi } from 'vitest';
import { entry, registry, summary } from '../release/registryFixtures.ts';

/** What a remote's `./mount` was asked for and can be told to do. */
interface FakeMounted {
  readonly release: string;
  readonly element: Element;
  readonly context: Readonly<Record<string, unknown>> & {
    readonly onNavigate?: (address: string, page: string | null) => void;
    readonly services: {
      readonly onSignInNeeded: () => void;
      readonly tokens?: {
        readonly accessToken: (refused: string | null) => Promise<string | null>;
        readonly tenantId: () => number | string | null;
      };
    };
  };
  readonly ready: Promise<void>;
  readonly update: ReturnType<typeof vi.fn>;
  readonly navigate: ReturnType<typeof vi.fn>;
  readonly resume: ReturnType<typeof vi.fn>;
  readonly canLeave: () => boolean;
  readonly unmount: ReturnType<typeof vi.fn>;
}

const PAGES = { 'a/list/index': {}, 'a/editor/index': {} };

const file = (name: string) => ({ file: name, integrity: `sha256-${name}` });

/**
 * A product at `https://zhilv.example` with the remote `remote_a`, as a page of others meets it: answers for `fetch`, and scripts that
 * set their container when the page inserts them. Release `2` is active, `1` was live before it.
 */
export class FakeProduct {
  /** Every mount, the first one first. */
  readonly mounts: FakeMounted[] = [];
  /** The addresses of scripts that were inserted, in order. */
  readonly scripts: string[] = [];
  /** The releases whose container does not come. */
  readonly broken = new Set<string>();
  /** The releases whose page does not come. */
  readonly pageless = new Set<string>();
  /** Changes of a release's `release.json`. */
  readonly changes = new Map<string, Readonly<Record<string, unknown>>>();
  /** True while a remote waits for a sign-in before its page shows. */
  waitsForSignIn = false;
  /** What keeps every page from showing; null where nothing does. */
  failure: Error | null = null;
  /** Is called when a page shows, before that is told. */
  whenShown: (context: FakeMounted['context']) => void = () => {};
  /** Is called when a script is asked for, before it comes. */
  whenAsked: () => void = () => {};
  /** True while the server gives no answer. */
  isDown = false;
  /** The contract of the server. */
  contract = 1;
  entry: RegistryEntry = entry([summary('2'), summary('1')]);
  /** Has the container of a release load stylesheets as the bundler would, before its pages show. */
  sheets: readonly string[] = [];

  constructor() {
    vi.stubGlobal('fetch', (address: string | URL) => this.#answer(new URL(address)));
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (node instanceof HTMLScriptElement) queueMicrotask(() => this.#run(node));
        else append(node);
      }
    });
  }

  #answer(url: URL): Promise<Response> {
    if (this.isDown) return Promise.reject(new TypeError('no answer'));
    const [, release] = /^\/remotes\/remote_a\/(\w+)\/release\.json$/.exec(url.pathname) ?? [];
    const body =
      release === undefined
        ? {
            '/registry.json': registry({ remote_a: this.entry }),
            '/app-config.json': { apiBase: '/api', contract: this.contract, tenant: true, fileHosts: ['files.example'] },
          }[url.pathname]
        : {
            entry: file('remoteEntry.js'),
            pages: PAGES,
            slots: {},
            mount: { expose: './mount' },
            embed: { css: [file('embed.css')] },
            ...this.changes.get(release),
          };
    const pages = release === undefined ? {} : { pages: tableOf(PAGES) };
    return Promise.resolve(body ? Response.json({ ...body, ...pages }) : new Response(null, { status: 404 }));
  }

  #run(script: HTMLScriptElement): void {
    this.scripts.push(script.src);
    this.whenAsked();
    const release = new URL(script.src).pathname.split('/').at(-2) ?? '';
    const comes = !this.isDown && !this.broken.has(release);
    if (comes) Object.assign(globalThis, { remote_a: this.#container(release, new URL('.', script.src).href) });
    script.dispatchEvent(new Event(comes ? 'load' : 'error'));
  }

  #container(release: string, folder: string) {
    let insertStyle = async (_url: string, _integrity: string): Promise<void> => {};
    return {
      init: (scope: object, _: unknown, options: { readonly insertion: { readonly insertStyle: typeof insertStyle } }) => {
        Object.assign(scope, { react: { 19: { from: 'remote_a' } } });
        ({ insertStyle } = options.insertion);
      },
      get: async () => () => ({
        mount: (element: Element, context: FakeMounted['context']) => {
          const load = async (): Promise<void> => {
            if (this.waitsForSignIn) await new Promise(() => context.services.onSignInNeeded());
            if (this.pageless.has(release)) throw new Error('the chunk did not come');
            if (this.failure !== null) throw this.failure;
            await Promise.all(this.sheets.map((name) => insertStyle(folder + name, `sha256-${name}`)));
            this.whenShown(context);
          };
          const drawn = document.createElement('main');
          element.append(drawn);
          const mounted: FakeMounted = {
            release,
            element,
            context,
            ready: load(),
            update: vi.fn<() => void>(),
            navigate: vi.fn<() => Promise<void>>().mockResolvedValue(),
            resume: vi.fn<() => Promise<void>>().mockResolvedValue(),
            canLeave: () => false,
            unmount: vi.fn<() => void>(() => drawn.remove()),
          };
          mounted.ready.catch(() => {});
          this.mounts.push(mounted);
          return mounted;
        },
      }),
    };
  }
}

const tableOf = (pages: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.keys(pages).map((key) => [key, { expose: `./page/${key}`, js: [], css: [], shared: [] }]));
