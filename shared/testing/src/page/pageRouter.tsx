import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, createPath, type LoaderFunction, useLocation, useRouteError } from 'react-router';

/** The exports of a page module, which is a file of the role `.route` or `.slot`. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly handle?: unknown;
}

/** A page, and an end for whatever leads away from it. */
export function openRouter(
  { Component, loader, handle }: PageModule,
  path: string,
  address: string,
  onShown: (address: string) => void,
) {
  function Shown({ children }: { children: ReactNode }) {
    const location = useLocation();
    useLayoutEffect(() => {
      onShown(createPath(location));
    }, [location]);
    return children;
  }
  const element = (
    <Shown>
      <Component />
    </Shown>
  );
  return createMemoryRouter(
    [
      { path, element, ErrorBoundary: Failed, HydrateFallback: Nothing, handle, ...(loader && { loader }) },
      { path: '*', element: <Shown>{null}</Shown> },
    ],
    { initialEntries: [address] },
  );
}

/** A page shows when its first data is there, as in a tab. */
export function untilAtRest(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const rest = (): boolean => {
      const { initialized, navigation } = router.state;
      if (initialized && navigation.state === 'idle') resolve();
      return initialized && navigation.state === 'idle';
    };
    if (rest()) return;
    const stop = router.subscribe(() => void (rest() && stop()));
  });
}

/** Stands for the faces of the shell, which show errors that a page throws and does not handle. */
function Failed() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
}

const Nothing = () => null;
