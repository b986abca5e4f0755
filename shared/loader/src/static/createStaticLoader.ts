import { activeRelease } from '@zhilv/release/active-release';
import type { PageDeclaration } from '@zhilv/release/pages';
import type { Registry } from '@zhilv/release/schema';
import type { SlotDeclaration } from '@zhilv/release/slots';
import type { PageEntry } from '../live/livePages.ts';
import type { SlotEntry } from '../live/liveSlots.ts';
import type { Loader, PageModule } from '../live/Loader.ts';
import { RemoteFailure } from '../live/RemoteFailure.ts';

/** How the bundler's own `import()` brings a page or slot, in place of what the declaration names. */
interface Importable {
  readonly load: () => Promise<PageModule>;
}

/** A remote that is compiled into the same application as its host, by the declarations of its pages and slots. */
export interface StaticRemote {
  readonly name: string;
  readonly pages: Readonly<Record<string, Omit<PageDeclaration, 'module'> & Importable>>;
  readonly slots: Readonly<Record<string, Omit<SlotDeclaration, 'module'> & Importable>>;
}

/**
 * Makes the `createLoader` of a monolith: its pages and slots are those of the build, whatever the registry says, and its files
 * are loaded by the bundler. It takes the place of `@zhilv/loader` in the build that `npm run bench` compares with (docs/decisions/0028).
 */
export const createStaticLoader =
  (remotes: readonly StaticRemote[]) =>
  (registry: Registry): Loader => {
    const release = activeRelease(registry.host)?.id ?? '';
    const loads = new Map<string, () => Promise<PageModule>>();
    const pages = remotes.flatMap(({ name, pages: declared }) =>
      Object.entries(declared).map(([key, { load, layout = 'console', ...routing }]): PageEntry => {
        loads.set(`page ${key}`, () => loaded(name, release, load));
        return { ...routing, layout, key, remote: name, release, state: 'active', message: null };
      }),
    );
    const slots = remotes
      .flatMap(({ name, slots: declared }) =>
        Object.entries(declared).map(([key, { load, ...placing }]): SlotEntry => {
          loads.set(`slot ${key}`, () => loaded(name, release, load));
          return { ...placing, key, remote: name, release };
        }),
      )
      .sort((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1));
    const names = new Set(remotes.map(({ name }) => name));

    const load = (target: string): Promise<PageModule> => {
      const asked = loads.get(target);
      return asked ? asked() : Promise.reject(new Error(`the build has no ${target}`));
    };
    return {
      pages,
      slots,
      publicPaths: pages.flatMap(({ layout, path }) => (layout === 'public' && path ? [path] : [])),
      standing: (remote) => (names.has(remote) ? { remote, state: 'active', message: null, release, instead: null } : null),
      load: (key) => load(`page ${key}`),
      preload: (key) => void load(`page ${key}`).catch(() => {}), // A failure is shown when the page itself is opened.
      loadSlot: (key) => load(`slot ${key}`),
      follow: () => Promise.resolve(),
      subscribe: () => () => {},
      giveWay: () => Promise.resolve(false),
      reportCrash: () => {},
    };
  };

async function loaded(remote: string, release: string, load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await load();
  } catch (error) {
    throw new RemoteFailure('unreachable', { remote, release }, error);
  }
}
