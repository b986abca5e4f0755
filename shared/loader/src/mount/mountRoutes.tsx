import { type ComponentType, useEffect } from 'react';
import { type LoaderFunction, type RouteObject, useRouteError } from 'react-router';
import type { MountableRemote, MountedHandle, MountedModule } from './MountableRemote.ts';
import { MountedFailure } from './face/MountedFailure.tsx';
import { MountedPage } from './MountedPage.tsx';
import { pagePath } from './pagePath.ts';

interface MountRoutesOptions {
  readonly portalRoot: Element;
  readonly unsaved: Set<MountedHandle>;
  /** The code of a page could not be loaded. */
  readonly onFailure: (error: unknown) => void;
  /** Something shows in the place of a page that has failed. */
  readonly onFailureShown: (error: unknown) => void;
  /** Is called when the code of a page has come, or will not come. */
  readonly onSettled: () => void;
  /** A page's loader redirects to an address that is none of this remote's. */
  readonly onOutside: (address: string) => void;
}

/** Makes a route for each page of a remote. Its id is the page key, and its code is loaded when somebody goes there. */
export function mountRoutes(
  { pages, platform }: Pick<MountableRemote, 'pages' | 'platform'>,
  { portalRoot, unsaved, onFailure, onFailureShown, onSettled, onOutside }: MountRoutesOptions,
): RouteObject[] {
  const ofPages = Object.entries(pages).map(([key, page]): RouteObject => ({
    id: key,
    path: pagePath(key, page),
    lazy: async () => {
      try {
        const module = await page.load();
        const { loader, handle, ErrorBoundary = MountedFailure } = module;
        const around = { pageKey: key, title: page.title ?? key, module, platform, portalRoot, unsaved };
        return {
          ...(loader && { loader: whileOpen(module, loader) }),
          handle,
          ErrorBoundary: telling(ErrorBoundary, onFailureShown),
          Component: () => <MountedPage {...around} />,
        };
      } catch (error) {
        onFailure(error);
        throw error;
      } finally {
        onSettled();
      }
    },
    // Nobody sees it, because a page shows when its data is there; React Router warns without one.
    HydrateFallback: Nothing,
  }));
  const leave: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    onOutside(pathname + search);
    // The page stays as it is: the shell decides what shows next.
    return new Promise<never>(() => {});
  };
  const children = [...ofPages, { path: '*', loader: leave, HydrateFallback: Nothing }];
  // This boundary is around all pages, because code that cannot be loaded brings none.
  return [{ ErrorBoundary: telling(MountedFailure, onFailureShown), HydrateFallback: Nothing, children }];
}

/** Has the page be open while its loader runs, which is before the page shows. */
const whileOpen =
  ({ openPage }: Pick<MountedModule, 'openPage'>, loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    const setOpen = openPage?.();
    try {
      return await loader(args, context);
    } finally {
      setOpen?.(false);
    }
  };

const telling = (Boundary: ComponentType, onShown: (error: unknown) => void): ComponentType =>
  function Telling() {
    const error = useRouteError();
    useEffect(() => onShown(error), [error]);
    return <Boundary />;
  };

const Nothing = () => null;
