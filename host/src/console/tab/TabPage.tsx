import { PageContext } from '@zhilv/platform';
import { Fragment } from 'react';
import { RouterProvider } from 'react-router/dom';
import { FailedFace } from '../face/FailedFace.tsx';
import { FaceBoundary } from '../face/FaceBoundary.tsx';
import { NotFoundFace } from '../face/NotFoundFace.tsx';
import { NotInstalledFace } from '../face/NotInstalledFace.tsx';
import { UnauthorisedFace } from '../face/UnauthorisedFace.tsx';
import { FramePage } from '../frame/FramePage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { useShell } from './ShellContext.ts';
import type { OpenPage, Tab } from './Tab.ts';

export interface TabPageProps {
  tab: Tab;
  page: OpenPage;
}

/** What a tab shows, whatever goes wrong with it. */
export function TabPage({ tab, page }: TabPageProps) {
  const shell = useShell();
  if (page.kind === 'failed')
    return <FailedFace message={page.message} onRetry={page.canRetry ? () => shell.retry(tab) : null} />;
  return (
    <FaceBoundary>
      {page.kind === 'module' ? <ModulePage key={page.router.id} page={page} /> : <OwnPage tab={tab} />}
    </FaceBoundary>
  );
}

function ModulePage({ page }: { page: Extract<OpenPage, { kind: 'module' }> }) {
  const { module, router, handle } = page;
  // The root of the copy of `ui` that this page uses: contexts of another copy would not reach it.
  const Root = module.UiRoot ?? Fragment;
  return (
    <PageContext value={handle}>
      <Root>
        <RouterProvider router={router.router} />
      </Root>
    </PageContext>
  );
}

function OwnPage({ tab: { route } }: { tab: Tab }) {
  switch (route.target.kind) {
    case 'home':
      return <HomePage />;
    case 'frame':
      return <FramePage url={route.target.url} title={route.title} />;
    case 'not-installed':
      return <NotInstalledFace pageKey={route.target.pageKey} />;
    case 'unauthorised':
      return <UnauthorisedFace />;
    case 'not-found':
      return <NotFoundFace />;
    default:
      throw new Error(`the page of ${route.path} was not opened by its module`);
  }
}
