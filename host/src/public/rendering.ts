import type { PageEntry } from '@zhilv/federation/loader';
import type { Hydration } from '@zhilv/federation/rendered-site';
import type { HydrationState } from 'react-router';

/** What the server rendered into the document. */
export interface Rendering {
  readonly hydration: HydrationState;
  /** Whether frame and page, as they are loaded here, are of the release that it was rendered with. */
  isOf(frame: PageEntry | undefined, page: PageEntry | undefined): boolean;
  /** Takes the mark away: from now on the site is alive. */
  done(): void;
}

/** The longest that a page waits for an idle moment, milliseconds; whoever presses something then is soon answered. */
const IDLE_MS = 1000;

/** What the document brings, or null where the server rendered nothing. */
export function takeRendering(root: HTMLElement): Rendering | null {
  const rendered = root.dataset['rendered'];
  const text = document.getElementById('hydration')?.textContent;
  if (rendered === undefined || !text) return null;
  // Written by our own gateway out of what the routes' loaders gave.
  const { loaderData, errors } = JSON.parse(text) as Hydration;
  const isRelease = (entry: PageEntry | undefined) => entry !== undefined && `${entry.remote}@${entry.release}` === rendered;
  return {
    hydration: { loaderData, ...(errors && { errors }) },
    isOf: (frame, page) => isRelease(frame) && isRelease(page),
    done: () => void delete root.dataset['rendered'],
  };
}

/** Settles when the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 0);
  });
