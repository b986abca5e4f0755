import type { CheckedUrl } from '@zhilv/loader/embedding';
import type { SheetRoot } from '../product/ReleaseSheets.ts';
import { failureFace, loadingFace } from './faces.ts';
import { placeSheet } from './placeSheet.ts';

/** A stylesheet that has not answered by then counts as failed. */
const SHEET_TIMEOUT_MS = 10_000;

/** Dialogs and lists that open have to stand above the page. Older browsers have no top layer but that of dialogs. */
const HAS_POPOVER = 'showPopover' in HTMLElement.prototype;

/**
 * The place of a remote in an element of the page: a shadow root, in which neither the page's styles count nor ours reach the page.
 * The element itself stays the page's, and the remote's styles have an element of their own to dress.
 */
export class ShadowPlace implements SheetRoot {
  /** What the remote draws in. */
  readonly content = document.createElement('div');
  /** What its dialogs and lists that open are drawn in. */
  readonly portals = document.createElement('div');
  readonly #host = document.createElement('div');
  readonly #root: ShadowRoot;
  #face: HTMLElement | null = null;

  constructor(element: Element) {
    // No rule of a page wins over these.
    for (const [property, value] of Object.entries({ all: 'initial', display: 'block', 'block-size': '100%' }))
      this.#host.style.setProperty(property, value, 'important');
    this.#root = this.#host.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [placeSheet()];
    this.content.className = 'content';
    this.portals.className = 'portals';
    if (HAS_POPOVER) this.portals.popover = 'manual';
    this.#root.append(this.content, this.portals);
    // A place that was moved in the page has lost its way to the top layer, and what opens does so where somebody points or types.
    for (const event of ['pointerover', 'focusin']) this.#root.addEventListener(event, this.raise, { capture: true });
    element.append(this.#host);
    this.raise();
  }

  /** Has what is drawn in `portals` stand above the page. */
  readonly raise = (): void => {
    if (HAS_POPOVER && this.#host.isConnected && !this.portals.matches(':popover-open')) this.portals.showPopover();
  };

  setTheme(theme: 'light' | 'dark'): void {
    this.#host.style.setProperty('color-scheme', theme, 'important');
  }

  showLoading(): void {
    this.#show(loadingFace());
  }

  /** Says what happened, and offers another try. */
  showFailure(text: string, retry: () => void): void {
    this.#show(failureFace(text, retry));
  }

  showContent(): void {
    this.#show(null);
  }

  readonly link: SheetRoot['link'] = ({ url, integrity }: CheckedUrl) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    if (!this.#host.isConnected) {
      // The browser fetches it when the page puts the element into the document.
      this.content.before(link);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        clearTimeout(timer);
        link.remove();
        reject(new Error(`the stylesheet ${url} did not come`));
      };
      const timer = setTimeout(fail, SHEET_TIMEOUT_MS);
      link.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      link.addEventListener('error', fail);
      this.content.before(link);
    });
  };

  remove(): void {
    this.#host.remove();
  }

  #show(face: HTMLElement | null): void {
    // Whoever uses the keyboard goes on from here, and is read what has come.
    const hadFocus = this.#face?.contains(this.#root.activeElement) ?? false;
    this.#face?.remove();
    this.#face = face;
    if (face) this.content.before(face);
    this.content.hidden = face !== null;
    if (hadFocus) focusOnce(face ?? this.content);
  }
}

/** Gives the focus to what cannot have it by itself. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
