import { PageContext } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { Activity, Fragment, useCallback } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useBackOnline } from '../connection/useBackOnline.ts';
import { DisabledFace } from '../face/DisabledFace.tsx';
import { FaceBoundary } from '../face/FaceBoundary.tsx';
import { FailedFace } from '../face/FailedFace.tsx';
import { isCrash } from '../face/isCrash.ts';
import { NewerHostFace } from '../face/NewerHostFace.tsx';
import { NotFoundFace } from '../face/NotFoundFace.tsx';
import { NotInstalledFace } from '../face/NotInstalledFace.tsx';
import { ReopenContext } from '../face/ReopenContext.ts';
import { UnauthorisedFace } from '../face/UnauthorisedFace.tsx';
import { FramePage } from '../frame/FramePage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import type { ModulePage, OpenPage } from '../page/openPage.ts';
import { useFirstShow } from '../page/useFirstShow.ts';
import { disabledRemotesAtom } from '../release/releaseAtoms.ts';
import { useShell } from '../shell/ShellContext.ts';
import type { Tab } from '../tab/Tab.ts';
import { missingAddressAtom, withdrawnTabIdsAtom } from '../tab/tabAtoms.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';

export interface TabPageProps {
  tab: Tab;
  page: OpenPage;
}

/** The page of a tab, or the face that says why it cannot be shown. */
export function TabPage({ tab, page }: TabPageProps) {
  const withdrawn = useAtomValue(withdrawnTabIdsAtom).has(tab.id);
  const address = pathOf(tab);
  if (withdrawn && page.kind !== 'module') return <UnauthorisedFace address={address} />;
  switch (page.kind) {
    case 'withdrawn':
      return <UnauthorisedFace address={address} />;
    case 'failed':
      return <FailedPage tab={tab} message={page.message} />;
    case 'unavailable':
      return page.standing.state === 'disabled' ? (
        <DisabledFace message={page.standing.message} holdsWork={false} />
      ) : (
        <NewerHostFace />
      );
    case 'module':
      return <RemotePage key={page.router.id} tab={tab} page={page} withdrawn={withdrawn} />;
    case 'own':
      return (
        <FaceBoundary isHome={tab.route.target.kind === 'home'}>
          <OwnPage tab={tab} />
        </FaceBoundary>
      );
  }
}

function FailedPage({ tab, message }: { tab: Tab; message: string }) {
  const shell = useShell();
  const retry = () => shell.retry(tab);
  useBackOnline(() => void retry());
  return <FailedFace message={message} onRetry={retry} />;
}

interface RunningPageProps {
  tab: Tab;
  page: ModulePage;
}

interface RemotePageProps extends RunningPageProps {
  withdrawn: boolean;
}

/** A remote's page. It is hidden behind a message while its remote is disabled or its user may not see it, and keeps its unsaved work. */
function RemotePage({ tab, page, withdrawn }: RemotePageProps) {
  const disabled = useAtomValue(disabledRemotesAtom).get(page.remote);
  const holdsWork = useAtomValue(unsavedTabIdsAtom).has(tab.id);
  return (
    <>
      {disabled && !withdrawn && <DisabledFace message={disabled.message} holdsWork={holdsWork} />}
      {withdrawn && <UnauthorisedFace address={pathOf(tab)} holdsWork={holdsWork} />}
      <Activity mode={disabled || withdrawn ? 'hidden' : 'visible'}>
        <RunningPage tab={tab} page={page} />
      </Activity>
    </>
  );
}

function RunningPage({ tab, page }: RunningPageProps) {
  const shell = useShell();
  const { module, router, handle } = page;
  useBackOnline(() => void router.router.revalidate());
  // The root comes from the copy of `ui` that this page uses, for contexts of another copy would not reach the page.
  const Root = module.UiRoot ?? Fragment;
  const isFirstShow = useFirstShow();
  const reopen = useCallback(() => shell.retry(tab), [shell, tab]);
  const crash = async (error: unknown): Promise<void> => {
    const { remote, release } = page;
    if (isFirstShow() && (await shell.loader.giveWay({ key: handle.key, remote, release }, error))) return reopen();
    shell.loader.reportCrash(remote, release);
  };
  return (
    <FaceBoundary onCrash={(error) => void crash(error)} onRetry={reopen}>
      <ReopenContext value={reopen}>
        <PageContext value={handle}>
          <Root>
            <RouterProvider router={router.router} onError={(error) => isCrash(error) && void crash(error)} />
          </Root>
        </PageContext>
      </ReopenContext>
    </FaceBoundary>
  );
}

function OwnPage({ tab }: { tab: Tab }) {
  const { route } = tab;
  switch (route.target.kind) {
    case 'home':
      return <HomePage />;
    case 'frame':
      return <FramePage url={route.target.url} title={route.title} rowId={route.rowIds.at(-1)} />;
    case 'not-installed':
      return <NotInstalledFace pageKey={route.target.pageKey} />;
    case 'unauthorised':
      return <UnauthorisedFace />;
    case 'not-found':
      return <MissingPage />;
    default:
      throw new Error(`the page of ${route.path} was not opened by its module`);
  }
}

function MissingPage() {
  return <NotFoundFace address={useAtomValue(missingAddressAtom)} />;
}

const pathOf = ({ address }: Pick<Tab, 'address'>): string => address.split(/[?#]/, 1)[0] ?? '';
