import type { Page } from '@playwright/test';

/** Everything that lives in a document: its elements, and what it does not show. */
export interface Residents {
  /** The elements of head and body, each as its opening tag. */
  readonly nodes: readonly string[];
  /** Kinds of events that something listens to on the window, the document and media queries, once per listener. */
  readonly listeners: readonly string[];
  /** Timers that have neither run nor been called off. */
  readonly timers: number;
}

type Watched = { residents: () => Omit<Residents, 'nodes'> };

/** Has every document of this page count its listeners and timers from its first script on. */
export async function countResidents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<string, number>();
    const known = new WeakMap<object, number>();
    let ids = 0;
    const idOf = (one: object): number => {
      if (!known.has(one)) known.set(one, (ids += 1));
      return known.get(one) ?? 0;
    };
    const outlives = (target: unknown): boolean =>
      target === window || target instanceof Document || target instanceof MediaQueryList;
    const note = (target: EventTarget, type: string, listener: object, options?: boolean | EventListenerOptions): string =>
      `${type} ${idOf(target)} ${idOf(listener)} ${options === true || (typeof options === 'object' && options?.capture === true)}`;
    const prototype = EventTarget.prototype;
    // oxlint-disable-next-line typescript/unbound-method -- each is called with the target that it was meant for
    const { addEventListener, removeEventListener } = prototype;
    prototype.addEventListener = function (type, listener, options) {
      const once = typeof options === 'object' && (options.once === true || options.signal !== undefined);
      if (listener && outlives(this) && !once) listeners.set(note(this, type, listener, options), 1);
      addEventListener.call(this, type, listener, options);
    };
    prototype.removeEventListener = function (type, listener, options) {
      if (listener) listeners.delete(note(this, type, listener, options));
      removeEventListener.call(this, type, listener, options);
    };
    const timers = new Set<unknown>();
    // oxlint-disable-next-line typescript/unbound-method -- they are called with their window
    const { setTimeout, setInterval, clearTimeout } = window;
    const forget = (id: number | undefined): void => {
      timers.delete(id);
      clearTimeout.call(window, id);
    };
    Object.assign(window, {
      setTimeout(work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const id = setTimeout.call(
          window,
          () => {
            timers.delete(id);
            work(...given);
          },
          ms,
        );
        timers.add(id);
        return id;
      },
      setInterval(work: () => void, ms?: number) {
        const id = setInterval.call(window, work, ms);
        timers.add(id);
        return id;
      },
      clearTimeout: forget,
      clearInterval: forget,
      residents: () => ({ listeners: [...listeners.keys()].map((key) => key.split(' ')[0] ?? '').sort(), timers: timers.size }),
    });
  });
}

/** Gives the present residents of the page's document. */
export const residentsOf = (page: Page): Promise<Residents> =>
  page.evaluate(() => ({
    ...(window as unknown as Watched).residents(),
    nodes: [...document.head.children, ...document.body.children].map((one) => one.outerHTML.replace(/>[^]*$/, '>')),
  }));
