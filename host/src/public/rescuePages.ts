import type { Loader, PageEntry } from '@zhilv/loader';
import { publicFrame } from './publicPages.ts';
import { pageAt } from './publicRoutes.tsx';

/** What breaks within so many milliseconds was never seen whole. */
const FIRST_SHOW_MS = 3_000;

/** The part of React Router's router that is used here. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: (state: Router['state']) => void): unknown;
}

interface RescuePagesOptions {
  readonly loader: Pick<Loader, 'pages' | 'giveWay'>;
  /** Opens the site anew once another release is in use. */
  readonly reopen: () => void;
}

interface Rescue {
  /** Notes which pages a router that is about to show opens, and when. */
  readonly follow: (router: Router) => void;
  /** Has the page that shows, and the frame around it, come from the release before if it broke as soon as it showed. */
  readonly broke: (error: unknown) => Promise<void>;
}

/** Has the release before stand in where a page of the site breaks while it is rendered for the first time. */
export function rescuePages({ loader, reopen }: RescuePagesOptions): Rescue {
  let shown: { readonly pathname: string; readonly page: PageEntry | undefined; readonly at: number } | null = null;
  const note = ({ location: { pathname } }: Router['state']): void => {
    if (shown?.pathname === pathname) return;
    // What breaks does not say whether it is the page or the frame, which is of the same remote as most pages.
    shown = { pathname, page: pageAt(loader, pathname) ?? publicFrame(loader), at: performance.now() };
  };
  return {
    follow(router) {
      shown = null;
      note(router.state);
      router.subscribe(note);
    },
    async broke(error) {
      const broken = shown;
      if (!broken?.page || performance.now() - broken.at > FIRST_SHOW_MS) return;
      if ((await loader.giveWay(broken.page, error)) && shown === broken) reopen();
    },
  };
}
