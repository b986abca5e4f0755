import type { PageEntry } from '@zhilv/loader';
import type { Hydration } from '@zhilv/site/rendering-outcome';
import type { HydrationState } from 'react-router';

/** What the server rendered into the document. */
export interface Rendering {
  readonly hydration: HydrationState;
  /** Whether frame and page, as they are loaded here, are of the release that it was rendered with. */
  isOf(frame: PageEntry | undefined, page: PageEntry | undefined): boolean;
  /** Takes the mark away: from now on the site is alive. */
  done(): void;
}

/** What the document brings, or null where the server rendered nothing. */
export function takeRendering(root: HTMLElement): Rendering | null {
  const rendered = root.dataset['rendered'];
  const text = document.getElementById('hydration')?.textContent;
  if (rendered === undefined || !text) return null;
  // Our own gateway wrote it out of what the routes' loaders gave.
  const { loaderData, errors } = JSON.parse(text) as Hydration;
  const isRelease = (entry: PageEntry | undefined) => entry !== undefined && `${entry.remote}@${entry.release}` === rendered;
  return {
    hydration: { loaderData, ...(errors && { errors }) },
    isOf: (frame, page) => isRelease(frame) && isRelease(page),
    done: () => void delete root.dataset['rendered'],
  };
}
