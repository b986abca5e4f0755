import { type Mounted, RemoteFailure } from '@zhilv/loader/embedding';
import type { OpenedRelease } from '../product/OpenedRelease.ts';
import { isOfCall, type Product, productAt, type ProductSettings } from '../product/Product.ts';
import { trusted } from '../product/trustedTypes.ts';
import type { RemoteChanges, RemoteOptions, RemoteTarget, RemoteView } from '../options/RemoteOptions.ts';
import { targetOf } from '../options/targetOf.ts';
import { isOfOtherOrigin } from '../product/session.ts';
import { ShadowPlace } from './ShadowPlace.ts';

/** People read this where something failed that says nothing for people. */
const UNEXPECTED = '页面程序运行出错，无法打开。';

/** A remote in a shadow root of its own. */
export class EmbeddedRemote implements RemoteView {
  readonly ready: Promise<void>;
  readonly #remote: string;
  readonly #product: Product;
  readonly #place: ShadowPlace;
  readonly #over = new AbortController();
  #options: RemoteOptions;
  #target: RemoteTarget;
  #release: OpenedRelease | null = null;
  #mounted: Mounted | null = null;
  /** Whether the session is the page's; else it is the one in storage. */
  readonly #isSessionOfPage: boolean;
  #isSignInNeeded = false;

  /** @throws TypeError for a registry that is no address */
  constructor(element: Element, options: RemoteOptions & { readonly registry: string }) {
    this.#options = options;
    this.#target = targetOf(options);
    this.#remote = remoteNamed(options.remote);
    this.#product = productAt(options.registry);
    this.#isSessionOfPage = options.tokens !== undefined || isOfOtherOrigin(options.registry);
    this.#product.setSignIn(this, options.tokens);
    this.#place = new ShadowPlace(element);
    this.#place.setTheme(this.#theme);
    options.signal?.addEventListener('abort', this.unmount, { once: true });
    const { signal } = this.#over;
    const unmounted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    this.ready = Promise.race([unmounted, this.#show()]);
    // A caller that does not wait for it need not hear of its failure.
    this.ready.catch(() => {});
    if (options.signal?.aborted) this.unmount();
  }

  readonly update: RemoteView['update'] = (changes) => {
    const { locale, tokens } = changes;
    this.#options = { ...this.#options, ...changes };
    if ('tokens' in changes && !this.#over.signal.aborted) this.#product.setSignIn(this, tokens);
    this.#place.setTheme(this.#theme);
    this.#mounted?.update({ theme: this.#theme, ...(locale !== undefined && { locale }) });
    // Where that is not enough, the place goes on saying that nobody is signed in.
    if (tokens !== undefined && this.#isSignInNeeded) this.resume().catch(() => {});
  };

  readonly resume: RemoteView['resume'] = async () => {
    await this.#mounted?.resume();
    this.#isSignInNeeded = false;
  };

  readonly navigate: RemoteView['navigate'] = async (target) => {
    this.#target = target;
    if (this.#over.signal.aborted) return;
    // What shows a failure, or nothing yet, goes there with its next try.
    if (!this.#mounted) return this.#show();
    try {
      await this.#mounted.navigate(target);
    } catch (error) {
      if (!this.#over.signal.aborted) this.#tell(error);
      throw error;
    }
  };

  readonly canLeave: RemoteView['canLeave'] = () => this.#mounted?.canLeave() ?? true;

  readonly unmount = (): void => {
    if (this.#over.signal.aborted) return;
    this.#options.signal?.removeEventListener('abort', this.unmount);
    this.#over.abort(this.#options.signal?.aborted ? this.#options.signal.reason : new Error(`${this.#remote} was unmounted`));
    this.#product.setSignIn(this, undefined);
    this.#clear();
    this.#place.remove();
  };

  get #theme(): NonNullable<RemoteChanges['theme']> {
    return this.#options.theme ?? 'light';
  }

  #showing: Promise<void> | null = null;

  #show(): Promise<void> {
    return (this.#showing ??= this.#mount().finally(() => {
      this.#showing = null;
    }));
  }

  async #mount(): Promise<void> {
    this.#place.showLoading();
    try {
      await this.#product.withRelease(this.#remote, this.#over.signal, (release, settings) => this.#mountFrom(release, settings));
      // The page may have unmounted it when it heard of the first address.
      this.#over.signal.throwIfAborted();
    } catch (error) {
      if (!this.#over.signal.aborted) this.#fail(error);
      throw error;
    }
    this.#place.showContent();
    tellPage(() => this.#options.onReady?.());
  }

  async #mountFrom(release: OpenedRelease, { apiBase, tenant, fileHosts }: ProductSettings): Promise<void> {
    const { signal } = this.#over;
    try {
      const { mount, pages } = await release.open();
      const { page } = this.#target;
      if (page !== undefined && !Object.hasOwn(pages, page))
        throw new RemoteFailure('missing', { remote: this.#remote, release: '', message: `没有找到页面 ${page}。` });
      this.#release = release;
      await release.sheets.enter(this.#place);
      signal.throwIfAborted();
      const { locale } = this.#options;
      const services = {
        apiBase,
        tenantOn: tenant,
        fileHosts,
        markup: trusted(),
        ...(this.#isSessionOfPage && { tokens: this.#product.tokens }),
        onSignInNeeded: () => {
          this.#isSignInNeeded = true;
          // The remote says it in its own words, and shows when somebody has signed in.
          this.#place.showContent();
          tellPage(() => this.#options.onSignInNeeded?.());
        },
      };
      const context = {
        ...this.#target,
        portalRoot: this.#place.portals,
        theme: this.#theme,
        ...(locale !== undefined && { locale }),
        onNavigate: (address: string, key: string | null) => {
          // Another try begins where it was.
          if (key !== null) this.#target = { path: address };
          tellPage(() => this.#options.onNavigate?.(address, key));
        },
        services,
        onFailure: (error: Error) => this.#tell(error),
      };
      const mounted = mount(this.#place.content, context);
      this.#mounted = mounted;
      await mounted.ready;
      this.#isSignInNeeded = false;
    } catch (error) {
      this.#clear();
      throw error;
    }
  }

  // Its place says why it failed again.
  readonly #retry = (): void => void this.#show().catch(() => {});

  #fail(error: unknown): void {
    const text = error instanceof RemoteFailure || isOfCall(error) ? error.message : UNEXPECTED;
    this.#place.showFailure(text, this.#retry);
    this.#tell(error);
  }

  #tell(error: unknown): void {
    tellPage(() => this.#options.onError?.(error instanceof Error ? error : new Error(UNEXPECTED, { cause: error })));
  }

  #clear(): void {
    this.#mounted?.unmount();
    this.#mounted = null;
    this.#release?.sheets.leave(this.#place);
    this.#release = null;
  }
}

/** What a function of the page throws is no fault of the remote, which would be taken for broken. */
function tellPage(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}

const remoteNamed = (name: string): string => (name.startsWith('remote_') ? name : `remote_${name.replaceAll('-', '_')}`);
