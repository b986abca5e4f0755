import { headOf } from '@zhilv/site/head';
import type { createBrowserRouter } from 'react-router';

/** The part of React Router's router that tells which page is open. */
export type PublicRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A page that was opened. */
export interface PageView {
  /**
   * The address from the origin's root. It is the canonical one where the page names one, so that unknown parts of the query,
   * which may identify the person who follows a link, are left out.
   */
  readonly address: string;
  readonly title: string;
}

/** Calls `see` for the page that is open now and for each later one, once it is loaded; for some pages more than once. */
export function followPageViews(router: PublicRouter, see: (view: PageView) => void): void {
  const follow = ({ initialized, navigation, location, matches, loaderData, errors }: PublicRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const head = headOf(matches, loaderData, errors);
    see({ address: head?.canonical ?? location.pathname, title: head?.title ?? document.title });
  };
  follow(router.state);
  router.subscribe(follow);
}
