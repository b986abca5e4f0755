import { GlobalWindow, type HTMLDialogElement, type HTMLElement, type SVGElement } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** These classes stay Node's own, because the API and its database run in the same process and know no others. */
const NODES_OWN = ['Blob', 'File', 'DOMException', 'TextEncoder', 'TextDecoder'] as const;

/**
 * The surroundings of page tests, for Vitest: a browser's document by happy-dom around Node's own calls. Vitest's own
 * happy-dom brings `fetch`, `Request` and `AbortSignal` of its own, which neither Hono nor PGlite can work with.
 */
const pageEnvironment: Environment = {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global: Record<string, unknown>) {
    const window = new GlobalWindow({
      url: 'http://localhost/',
      width: 1440,
      height: 900,
      settings: {
        disableErrorCapturing: true,
        disableCSSFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        navigation: { disableMainFrameNavigation: true },
      },
    });
    giveFocusBack(window);
    const kept = { ...Object.fromEntries(NODES_OWN.map((name) => [name, global[name]])), FormData: formDataOf(window) };
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true });
    for (const [name, value] of Object.entries(kept))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return {
      async teardown() {
        await window.happyDOM.abort();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor);
      },
    };
  },
};

/** A form that is sent is one of Node's, which its own `Request` takes; only the document's class reads a form of the document. */
const formDataOf = (window: GlobalWindow) =>
  new Proxy(FormData, {
    construct: (nodes, [form]: [never?]) => (form === undefined ? new nodes() : new window.FormData(form)),
  });

/** Has a modal dialog that closes give the focus back, as browsers do and happy-dom does not. */
function giveFocusBack({ HTMLDialogElement: { prototype } }: GlobalWindow): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the dialog that they were asked of
  const { showModal, close } = prototype;
  const before = new WeakMap<HTMLDialogElement, HTMLElement | SVGElement>();
  prototype.showModal = function (this: HTMLDialogElement) {
    before.set(this, this.ownerDocument.activeElement);
    showModal.call(this);
  };
  prototype.close = function (this: HTMLDialogElement, returnValue?: string) {
    close.call(this, returnValue);
    before.get(this)?.focus();
  };
}

export default pageEnvironment;
