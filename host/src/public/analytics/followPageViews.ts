import { headOf } from '@zhilv/site/head';
import type { createBrowserRouter } from 'react-router';

/** What is needed of a router to know which page is open. */
export type PublicRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A page that was opened. */
export interface PageView {
  /**
   * From the origin's root. The page's one address where it names one: a query that it does not know, which may say who
   * follows a link, is left out.
   */
  readonly address: string;
  readonly title: string;
}

/** Tells of the page that is open now and of each that is gone to, when it is there; of some more than once. */
export function followPageViews(router: PublicRouter, see: (view: PageView) => void): void {
  const follow = ({ initialized, navigation, location, matches, loaderData, errors }: PublicRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const head = headOf(matches, loaderData, errors);
    see({ address: head?.canonical ?? location.pathname, title: head?.title ?? document.title });
  };
  follow(router.state);
  router.subscribe(follow);
}
