import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { askBeforeLosing } from './askBeforeLosing.ts';
import { MountedSession } from './MountedSession.ts';
import { keepLinksInside } from './keepLinksInside.ts';
import type { Mount, MountContext, Mounted, MountTarget } from './Mount.ts';
import type { MountableRemote, MountedHandle, MountMessages, MountPlatform } from './MountableRemote.ts';
import { mountRoutes } from './mountRoutes.tsx';
import { pageAt } from './pageAt.ts';
import { pagePath, pagePaths } from './pagePath.ts';
import { ReleaseStyles } from './ReleaseStyles.ts';
import { Shown } from './Shown.tsx';
import { LastUsedPlace } from './face/LastUsedPlace.tsx';
import { UnlessSignedOut } from './face/UnlessSignedOut.tsx';

type Router = ReturnType<typeof createMemoryRouter>;

const stay = (): void => {};

/** Makes a remote's `./mount`. The preset writes the call. */
export function createMount(remote: MountableRemote): Mount {
  const styles = new ReleaseStyles(remote.base);
  return (element, context) => new MountedRemote(remote, styles, element, context);
}

class MountedRemote implements Mounted {
  readonly ready: Promise<void>;
  readonly #remote: MountableRemote;
  readonly #styles: ReleaseStyles;
  readonly #scope = document.createElement('div');
  /** Dialogs and lists are drawn here, outside the element, whose edges would cut them off. */
  readonly #portals = document.createElement('div');
  readonly #unsaved = new Set<MountedHandle>();
  #context: MountContext;
  #router: Router | null = null;
  #root: Root | null = null;
  /** Null where the shell shares its `platform` with a session. */
  #session: MountedSession | null = null;
  #isOver = false;
  #giveUp: (reason: unknown) => void = () => {};
  /** Rejects when this is unmounted. */
  readonly #over = new Promise<never>((_, reject) => (this.#giveUp = reject));

  constructor(remote: MountableRemote, styles: ReleaseStyles, element: Element, context: MountContext) {
    this.#remote = remote;
    this.#styles = styles;
    this.#context = context;
    this.#dress();
    element.append(this.#scope);
    (context.portalRoot ?? document.body).append(this.#portals);
    context.signal?.addEventListener('abort', this.unmount, { once: true });
    this.ready = this.#open();
    // A caller that does not wait for it need not hear of its failure.
    for (const promise of [this.ready, this.#over]) promise.catch(() => {});
  }

  readonly update: Mounted['update'] = (changes) => {
    this.#context = { ...this.#context, ...changes };
    this.#dress();
  };

  readonly navigate: Mounted['navigate'] = async (target) => {
    await this.ready;
    await this.#router?.navigate(this.#addressOf(target));
  };

  readonly resume: Mounted['resume'] = async () => void (await this.#remote.platform?.session.start());

  readonly canLeave: Mounted['canLeave'] = () => this.#unsaved.size === 0;

  readonly unmount = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    const { signal } = this.#context;
    signal?.removeEventListener('abort', this.unmount);
    this.#giveUp(signal?.aborted ? signal.reason : new Error(`${this.#remote.name} was unmounted`));
    this.#root?.unmount();
    this.#router?.dispose();
    this.#session?.leave();
    this.#scope.remove();
    this.#portals.remove();
    this.#styles.leave();
  };

  async #open(): Promise<void> {
    const unlessOver = <Value,>(work: Promise<Value>): Promise<Value> => Promise.race([this.#over, work]);
    const entered = this.#styles.enter();
    try {
      this.#context.signal?.throwIfAborted();
      const address = this.#addressOf(this.#context);
      const messages = await unlessOver(this.#startServices());
      await unlessOver(entered);
      const { router, opened } = this.#openRouter(address);
      this.#router = router;
      await unlessOver(opened);
      await unlessOver(this.#draw(router, messages));
      this.#tellOf(router);
    } catch (error) {
      this.unmount();
      throw error;
    }
  }

  #openRouter(address: string): { readonly router: Router; readonly opened: Promise<void> } {
    let fail: (error: unknown) => void = () => {};
    const routes = mountRoutes(this.#remote, {
      portalRoot: this.#portals,
      unsaved: this.#unsaved,
      onFailure: (error) => fail(error),
      onFailureShown: (error) => {
        if (this.#session?.isOver !== true) this.#context.onFailure?.(error instanceof Error ? error : new Error(String(error)));
      },
      onSettled: () => this.#styles.tidy(),
      onOutside: this.#tellOutside,
    });
    const isBrowser = this.#context.router === 'browser';
    if (isBrowser) window.history.replaceState(null, '', address);
    const router = isBrowser ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [address] });
    const { platform } = this.#remote;
    if (platform !== undefined) askBeforeLosing(router, this.#unsaved, platform.confirm);
    const go = router.navigate.bind(router);
    router.navigate = async (to: To | number | null, options?: RouterNavigateOptions): Promise<void> => {
      if (typeof to === 'number') return go(to);
      const elsewhere = createPath(resolvePath(to ?? '.', router.state.location.pathname));
      if (pageAt(this.#remote, elsewhere) === null) this.#tellOutside(elsewhere);
      else await go(to, options);
    };
    const opened = new Promise<void>((resolve, reject) => {
      fail = reject;
      const rest = (): boolean => {
        if (!router.state.initialized || router.state.navigation.state !== 'idle') return false;
        resolve();
        return true;
      };
      if (rest()) return;
      const stop = router.subscribe(() => void (rest() && stop()));
    });
    return { router, opened };
  }

  #draw(router: Router, messages: MountMessages | null): Promise<void> {
    const { platform } = this.#remote;
    return new Promise((resolve) =>
      this.#render(
        <Shown onShown={resolve}>
          <RouterProvider router={router} />
          {messages && platform && (
            <LastUsedPlace places={platform.messagePlaces} scope={this.#scope} portals={this.#portals}>
              <messages.Messages />
              <messages.Dialogs />
            </LastUsedPlace>
          )}
        </Shown>,
      ),
    );
  }

  #render(content: ReactNode): void {
    if (this.#root === null) {
      this.#root = createRoot(this.#scope);
      // After React's own listeners, by which links of the remote are followed.
      if (this.#context.router !== 'browser') this.#keepLinksInside();
    }
    const { platform } = this.#remote;
    this.#root.render(
      this.#session === null || platform === undefined ? (
        content
      ) : (
        <UnlessSignedOut session={platform.session} onCover={this.#cover} resume={this.resume}>
          {content}
        </UnlessSignedOut>
      ),
    );
  }

  readonly #tellOutside = (address: string): void => this.#context.onNavigate?.(address, null);

  readonly #cover = (isCovered: boolean): void => void (this.#portals.style.display = isCovered ? 'none' : '');

  #keepLinksInside(): void {
    const links = { follow: (address: string) => void this.#router?.navigate(address), tell: this.#tellOutside };
    for (const element of [this.#scope, this.#portals]) keepLinksInside(element, links);
  }

  /** Starts a session of the remote's own copy of `platform`, in a shell that shares none. */
  async #startServices(): Promise<MountMessages | null> {
    const { platform, loadMessages, pages } = this.#remote;
    const { services } = this.#context;
    if (services === undefined || platform === undefined) return null;
    const { fileHosts, tokens, onSignInNeeded: _, ...configuration } = services;
    // Its listener would outlive everything that is mounted, and the document is the shell's.
    platform.configurePlatform({ ...configuration, ...(tokens && { tokens }) }, { storageEvents: null, goTo: stay });
    platform.setFileHosts(fileHosts ?? null);
    platform.addPagePaths(pagePaths(pages));
    const [messages] = await Promise.all([loadMessages?.() ?? null, this.#followSession(platform.session).start()]);
    return messages;
  }

  #followSession(session: MountPlatform['session']): MountedSession {
    this.#session = new MountedSession(session, {
      onOver: () => {
        // Nothing else shows yet where nobody was signed in from the start.
        if (this.#root === null) this.#render(null);
        this.#context.services?.onSignInNeeded?.();
      },
      onResumed: () => void this.#router?.revalidate(),
    });
    return this.#session;
  }

  #dress(): void {
    const { theme, locale } = this.#context;
    for (const element of [this.#scope, this.#portals]) {
      element.dataset['remote'] = this.#remote.name;
      if (theme !== undefined) element.dataset['theme'] = theme;
      if (locale !== undefined) element.lang = locale;
    }
  }

  #tellOf(router: Router): void {
    let told: string | null = null;
    const tell = ({ navigation, location }: Router['state']): void => {
      const address = createPath(location);
      if (navigation.state !== 'idle' || address === told) return;
      told = address;
      this.#context.onNavigate?.(address, pageAt(this.#remote, address));
    };
    tell(router.state);
    router.subscribe(tell);
  }

  /** @throws Error when the remote has no such page */
  #addressOf({ page, path }: MountTarget): string {
    const { name, pages } = this.#remote;
    const declared = page === undefined ? undefined : pages[page];
    const address = page !== undefined && declared ? pagePath(page, declared) : path;
    if (address === undefined || pageAt(this.#remote, address) === null) throw new Error(`${name} has no page ${page ?? path}`);
    return address;
  }
}
