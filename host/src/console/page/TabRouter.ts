import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  createPath,
  type LoaderFunction,
  type RouteObject,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from 'react-router';
import type { PageModule } from '@zhilv/loader';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

/** The ways in which a tab's page navigates the whole console. */
export interface Navigation {
  readonly go: (address: string, options: { readonly replace: boolean; readonly state: unknown }) => Promise<void>;
  /** Back or forward in the browser's history, which is the only one. */
  readonly goBy: (steps: number) => Promise<void>;
}

interface TabRouterOptions {
  /** The route's path, parameters included, as React Router writes them. */
  readonly path: string;
  readonly address: string;
  readonly module: PageModule;
  /** Stands in place of a page that fails and has no error boundary of its own. */
  readonly ErrorBoundary: ComponentType;
  readonly navigation: Navigation;
}

let lastId = 0;

/**
 * The router of one tab. It has one page and follows the console's address while that address is the page's. Every other
 * address that the page navigates to is handed to the console, so a hidden tab never sees the address of another
 * (decision 0005).
 */
export class TabRouter {
  /** A number of this router alone: a tab may have several routers one after the other. */
  readonly id = (lastId += 1);
  readonly router: MemoryRouter;
  /** Settles after the first loading with the page's address, which is another one when its loader redirects. */
  readonly settled: Promise<string>;
  readonly #follow: MemoryRouter['navigate'];
  readonly #setOpen: (isOpen: boolean) => void;
  #address: string;
  #ended = false;

  constructor({ path, address, module, ErrorBoundary, navigation: ofConsole }: TabRouterOptions) {
    this.#address = address;
    this.#setOpen = module.openPage?.() ?? (() => {});
    const navigation: Navigation = {
      go: async (to, options) => (this.#ended ? undefined : ofConsole.go(to, options)),
      goBy: async (steps) => (this.#ended ? undefined : ofConsole.goBy(steps)),
    };
    let handOver: (address: string) => void = (elsewhere) => void navigation.go(elsewhere, { replace: false, state: undefined });
    const leave: LoaderFunction = ({ request }) => {
      handOver(pathAndQuery(request.url));
      // The page stays as it is: the console decides what shows next.
      return new Promise<never>(() => {});
    };
    this.router = createMemoryRouter(
      [pageRoute(path, module, ErrorBoundary), { path: '*', loader: leave, HydrateFallback: Nothing }],
      {
        initialEntries: [address],
      },
    );
    this.#follow = this.router.navigate.bind(this.router);
    this.router.navigate = this.#navigate(navigation);

    this.settled = new Promise((resolve) => {
      const elsewhere = handOver;
      handOver = resolve;
      const rest = (): boolean => {
        if (!this.router.state.initialized || this.router.state.navigation.state !== 'idle') return false;
        handOver = elsewhere;
        resolve(createPath(this.router.state.location));
        return true;
      };
      if (rest()) return;
      const stop = this.router.subscribe(() => void (rest() && stop()));
    });
    void this.settled.then(() => this.#reportRedirects(navigation));
  }

  /** Brings the page to an address of its own path; the browser's history stays the only one, so nothing is pushed. */
  follow(address: string, state: unknown): void {
    if (this.#ended) return;
    const { navigation, location } = this.router.state;
    this.#address = address;
    if (navigation.state === 'idle' && createPath(location) === address) return;
    void this.#follow(address, { replace: true, state });
  }

  /** Tells whether the page has ended. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Has the page send nothing while it is covered, because its remote is switched off. */
  cover(covered: boolean): void {
    if (!this.#ended) this.#setOpen(!covered);
  }

  /**
   * Ends the page's router, and with it what the page may send. A page may leave timers behind, and React Router would go on loading
   * for them.
   */
  dispose(): void {
    this.#ended = true;
    this.#setOpen(false);
    this.router.dispose();
    const nothing = async (): Promise<void> => {};
    Object.assign(this.router, { navigate: nothing, revalidate: nothing, fetch: nothing });
  }

  /** Gives the function that links, forms and `useNavigate` of the page call in place of the router's own. */
  #navigate({ go, goBy }: Navigation) {
    return async (to: To | number | null, options?: RouterNavigateOptions): Promise<void> => {
      if (typeof to === 'number') return goBy(to);
      const submission = options !== undefined && 'formData' in options ? options : null;
      const writes = submission !== null && (submission.formMethod ?? 'get').toLowerCase() !== 'get';
      if (writes) return this.#follow(to, { ...options, replace: true });

      const target = resolvePath(to ?? '.', this.router.state.location.pathname);
      const search = submission?.formData === undefined ? target.search : queryOf(submission.formData);
      return go(createPath({ ...target, search }), { replace: options?.replace ?? false, state: options?.state });
    };
  }

  /** Brings the console's address along when a loader or action redirects to another query of the same page. */
  #reportRedirects({ go }: Navigation): void {
    this.router.subscribe(({ navigation, location }) => {
      const address = createPath(location);
      if (navigation.state !== 'idle' || address === this.#address) return;
      this.#address = address;
      void go(address, { replace: true, state: location.state });
    });
  }
}

const pageRoute = (
  path: string,
  { Component, loader, ErrorBoundary, handle }: PageModule,
  fallback: ComponentType,
): RouteObject => ({
  path,
  Component,
  ErrorBoundary: ErrorBoundary ?? fallback,
  handle,
  // Nobody sees this, for a tab shows only when its data is there; without it React Router would warn.
  HydrateFallback: Nothing,
  ...(loader && { loader }),
});

const Nothing = () => null;

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function queryOf(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) query.append(name, typeof value === 'string' ? value : value.name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
