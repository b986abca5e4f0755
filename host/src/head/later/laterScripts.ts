import { addPreloadLink } from '@zhilv/loader/preload-link';
import { afterPaint } from './afterPaint.ts';

interface LaterFile {
  readonly address: string;
  /** The file's digest; empty where a dev server serves the file. */
  readonly integrity: string;
}

/** The scripts of a document that start only after the page has been painted. */
interface LaterScripts {
  readonly scripts: readonly LaterFile[];
  /** The files that those scripts will load. */
  readonly preloads: readonly LaterFile[];
}

/** The id of the element that the gateway's `deferScripts` writes into documents with a rendered page. */
const ELEMENT = 'later-scripts';

/** The longest time for which the first pictures hold the scripts back once the page is painted, in milliseconds. */
const PICTURES_MS = 2000;

/** The scripts that the document leaves to be started later; null where it starts them itself. */
export function laterScripts(): LaterScripts | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as LaterScripts) : null; // Our own gateway wrote it.
}

/** Starts scripts as the document would have started them: in their order, each with its digest. */
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
 * Calls `start` once, when the page is painted and has its first pictures, or when its visitor presses something before. A tab
 * in the background waits for no paint, for there is none until somebody looks at it.
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
  // The pictures have a limit, for one may never come. The styles have none, for nothing is painted before they are there.
  document.addEventListener('DOMContentLoaded', () => void setTimeout(loaded, PICTURES_MS), { signal });
}
