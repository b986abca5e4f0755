import { addPreloadLink } from '@zhilv/loader/preload-link';

interface LaterFile {
  readonly address: string;
  /** Empty where a dev server gives the file. */
  readonly integrity: string;
}

/** The scripts of a document that are to start after the page has been seen. */
interface LaterScripts {
  readonly scripts: readonly LaterFile[];
  /** The files that those scripts will ask for. */
  readonly preloads: readonly LaterFile[];
}

/** The gateway's `deferScripts` writes it into documents that carry a rendered page. */
const ELEMENT = 'later-scripts';

/** The longest that first pictures keep the scripts back once the page is painted, milliseconds. */
const PICTURES_MS = 2000;

/** What the document left to be started later, or null where it starts its scripts itself. */
export function laterScripts(): LaterScripts | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as LaterScripts) : null; // Our own gateway wrote it.
}

/** Starts them as the document would have: in their order, each with its digest. */
export function startScripts({ scripts, preloads }: LaterScripts): void {
  for (const { address, integrity } of scripts) {
    const script = document.createElement('script');
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.dataset['boot'] = '';
    script.src = address;
    document.head.append(script);
  }
  for (const { address, integrity } of preloads) addPreloadLink(address, integrity);
}

/**
 * Calls back once: when the page is painted and has its first pictures, or as soon as its visitor presses something. A tab
 * in the background is painted when it is looked at, and does not wait for that.
 */
export function whenSeen(start: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  const once = (): void => {
    if (signal.aborted) return;
    stop.abort();
    start();
  };
  for (const pressed of ['pointerdown', 'keydown']) addEventListener(pressed, once, { signal, capture: true });
  const loaded = (): void => (document.visibilityState === 'hidden' ? once() : afterPaint(once));
  addEventListener('load', loaded, { signal });
  // A picture may never come. Nothing is painted, and so nothing started, before the styles are there.
  document.addEventListener('DOMContentLoaded', () => void setTimeout(loaded, PICTURES_MS), { signal });
}

/** The next frame is drawn after its callbacks: what follows them finds it painted. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act, 0));
