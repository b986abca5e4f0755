import type { PageEntry } from '@zhilv/loader';
import type { Hydration } from '@zhilv/site/rendering-outcome';
import type { HydrationState } from 'react-router';

/** The server's rendering of a page in the document. */
export interface Rendering {
  readonly hydration: HydrationState;
  /** Whether frame and page, as they are loaded here, come from the release that rendered them. */
  isOf(frame: PageEntry | undefined, page: PageEntry | undefined): boolean;
  /** Removes the mark of a rendering that is not hydrated yet. */
  done(): void;
}

/** Takes the rendering that the document carries; null where the server rendered nothing. */
export function takeRendering(root: HTMLElement): Rendering | null {
  const rendered = root.dataset['rendered'];
  const text = document.getElementById('hydration')?.textContent;
  if (rendered === undefined || !text) return null;
  // Our own gateway wrote it from the data of the routes' loaders.
  const { loaderData, errors } = JSON.parse(text) as Hydration;
  const isRelease = (entry: PageEntry | undefined) => entry !== undefined && `${entry.remote}@${entry.release}` === rendered;
  return {
    hydration: { loaderData, ...(errors && { errors }) },
    isOf: (frame, page) => isRelease(frame) && isRelease(page),
    done: () => void delete root.dataset['rendered'],
  };
}
