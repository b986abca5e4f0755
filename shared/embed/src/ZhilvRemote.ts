import type { RemoteOptions, RemoteTarget, RemoteView, TokenProvider } from './options/RemoteOptions.ts';
import { mountRemote, OWN_PRODUCT } from './mountRemote.ts';
import { isOfOtherOrigin } from './product/session.ts';

/** Attributes with which another remote begins. */
const OF_REMOTE = ['remote', 'base', 'isolation'];
const OF_TARGET = ['page', 'path'];
const OF_LOOKS = ['theme', 'locale'];

/**
 * `<zhilv-remote remote="bpm" page="bpm/model/index">`: shows a remote while it is in the document. Its events do not bubble: `ready`,
 * `navigate` (with `detail.address` and `detail.page`), `error` (`detail` is the error) and `auth-required`.
 */
export class ZhilvRemote extends HTMLElement {
  static readonly observedAttributes = [...OF_REMOTE, ...OF_TARGET, ...OF_LOOKS];

  #tokens: TokenProvider | undefined;
  #view: RemoteView | null = null;
  /** The attributes that have changed since the view was last made to follow. */
  readonly #changed = new Set<string>();
  #isPlanned = false;

  /** The page's own sign-in. */
  get tokens(): TokenProvider | undefined {
    return this.#tokens;
  }

  set tokens(tokens: TokenProvider | undefined) {
    const view = this.#view;
    const isExchanged = this.#tokens !== undefined || (view !== null && isOfOtherOrigin(this.#registry()));
    this.#tokens = tokens;
    // A remote that has begun with the session in storage begins anew.
    if (tokens !== undefined && isExchanged) view?.update({ tokens });
    else this.#note('remote');
  }

  /** What is shown; null while that is nothing. */
  get view(): RemoteView | null {
    return this.#view;
  }

  connectedCallback(): void {
    // It may have been set before the element was known.
    if (Object.hasOwn(this, 'tokens')) {
      const { tokens } = this;
      Reflect.deleteProperty(this, 'tokens');
      this.tokens = tokens;
    }
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#plan();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before !== now) this.#note(name);
  }

  #note(name: string): void {
    this.#changed.add(name);
    this.#plan();
  }

  /** Follows once what the page does at once: several attributes, or taking the element out and putting it elsewhere. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#follow();
    });
  }

  #follow(): void {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    const target = this.#target();
    const remote = this.getAttribute('remote');
    if (!this.isConnected || remote === null || target === null || OF_REMOTE.some((name) => changed.has(name))) {
      this.#view?.unmount();
      this.#view = null;
    }
    if (!this.isConnected || remote === null || target === null) return;
    if (this.#view === null) {
      this.#begin(remote, target);
      return;
    }
    if (OF_LOOKS.some((name) => changed.has(name))) this.#view.update(this.#looks());
    // The view tells by an event where this fails.
    if (OF_TARGET.some((name) => changed.has(name))) this.#view.navigate(target).catch(() => {});
  }

  #begin(remote: string, target: RemoteTarget): void {
    try {
      this.#view = mountRemote(this, this.#options(remote, target));
    } catch (error) {
      // The address of the product is none.
      this.#tell('error', error);
    }
  }

  #options(remote: string, target: RemoteTarget): RemoteOptions {
    return {
      ...target,
      ...this.#looks(),
      isolation: this.getAttribute('isolation') === 'frame' ? 'frame' : 'shadow',
      remote,
      registry: this.#registry(),
      ...(this.#tokens && { tokens: this.#tokens }),
      onReady: () => this.#tell('ready'),
      onNavigate: (address, page) => this.#tell('navigate', { address, page }),
      onError: (error) => this.#tell('error', error),
      onSignInNeeded: () => this.#tell('auth-required'),
    };
  }

  #registry(): string {
    const base = this.getAttribute('base');
    return base === null ? OWN_PRODUCT : new URL(base, document.baseURI).href;
  }

  #looks(): Pick<RemoteOptions, 'theme' | 'locale'> {
    const locale = this.getAttribute('locale');
    return { theme: this.getAttribute('theme') === 'dark' ? 'dark' : 'light', ...(locale !== null && { locale }) };
  }

  #target(): RemoteTarget | null {
    const [page, path] = [this.getAttribute('page'), this.getAttribute('path')];
    if (page !== null) return { page };
    return path === null ? null : { path };
  }

  #tell(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
