import '../report/start.ts';
import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import '../site/accent.css';
import './document.css';
import { createLoader } from '@zhilv/loader';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { takeBoot } from '../head/boot.ts';
import { takeControl } from '../head/policyControl.ts';
import { reportProblem, reportRescued } from '../report/reportProblem.ts';
import { reportRouteErrors } from '../report/reportRouteErrors.ts';
import { rootOptions } from '../report/rootOptions.ts';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { SiteDown } from './face/SiteDown.tsx';
import { fetchPagesAhead } from './fetchPagesAhead.ts';
import { followHead } from './followHead.ts';
import { followSite } from './followSite.ts';
import { privacyAddress, publicFrame } from './publicPages.ts';
import { loadPublicRoutes, pageAt, pageLoaded } from './publicRoutes.tsx';
import { rescuePages } from './rescuePages.ts';
import { takeRendering } from './rendering/rendering.ts';
import { WhenDrawn } from './rendering/WhenDrawn.tsx';
import { whenIdle } from '../idle/whenIdle.ts';

const element = rootElement();
const { registry, appConfig } = await takeBoot();
const control = takeControl();
const loader = createLoader(registry, { ...control, contract: appConfig.contract, onRescued: reportRescued });
const rendering = takeRendering(element);
const noteAlive = (): void => rendering?.done();
const countPages = startAnalytics(appConfig.analytics, control, privacyAddress(loader));

fetchPagesAhead(registry, loader);
const isOutdated = followSite({ registry, loader, show: () => void open() });
const rescue = rescuePages({ loader, reopen: () => void open() });
let root: Root | undefined;
let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Loads the modules before it renders, for a router that waits for them would show its fallback for 300 ms. */
async function open(): Promise<void> {
  try {
    const { pathname } = location;
    const routes = await loadPublicRoutes({ loader, pathname, isOutdated, sanitiseBy: control?.sanitiseBy });
    router?.dispose();
    // Markup may be hydrated only by code of the very release that rendered it.
    const isTakenOver = root === undefined && rendering?.isOf(publicFrame(loader), pageAt(loader, pathname)) === true;
    if (isTakenOver) await Promise.all([pageLoaded(routes, pathname), whenIdle()]);
    router = createBrowserRouter(routes, isTakenOver ? { hydrationData: rendering.hydration } : {});
    followHead(router);
    countPages(router);
    reportRouteErrors(router);
    rescue.follow(router);
    const site = (
      <StrictMode>
        <WhenDrawn onDrawn={noteAlive}>
          <RouterProvider router={router} onError={(error, { errorInfo }) => void (errorInfo && rescue.broke(error))} />
        </WhenDrawn>
      </StrictMode>
    );
    // React hydrates in slices within a transition, and the page answers its visitor between them.
    if (isTakenOver) startTransition(() => void (root = hydrateRoot(element, site, rootOptions)));
    else rootOf(element).render(site);
  } catch (failure) {
    router?.dispose();
    reportProblem('load', failure);
    // A page that the server rendered stays as it is: it can be read, and its links work.
    if (root !== undefined || !rendering)
      rootOf(element).render(<SiteDown company={appConfig.company.name} failure={failure} onRetry={open} />);
  }
}

const rootOf = (container: HTMLElement): Root => (root ??= createRoot(container, rootOptions));

function rootElement(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('the public document has no element #root');
  return found;
}

void open();
