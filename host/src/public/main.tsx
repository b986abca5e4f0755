import '../report/start.ts';
import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import './document.css';
import { createLoader, readBoot } from '@zhilv/federation/loader';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { takeControl } from '../head/policyControl.ts';
import { reportProblem } from '../report/reportProblem.ts';
import { rootOptions } from '../report/rootOptions.ts';
import { reportRouteErrors } from '../report/reportRouteErrors.ts';
import { followHead } from './followHead.ts';
import { followSite } from './followSite.ts';
import { loadPublicRoutes } from './publicRoutes.tsx';
import { SiteDown } from './SiteDown.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('the public document has no element #root');
const root = createRoot(element, rootOptions);
const { registry, appConfig } = readBoot();
const control = takeControl();
const loader = createLoader(registry, { ...control, contract: appConfig.contract });

const isOutdated = followSite({ registry, loader, show: () => void open() });
let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Loads the modules first and renders then: a router that waits for them would show its fallback for 300 ms. */
async function open(): Promise<void> {
  try {
    const routes = await loadPublicRoutes({ loader, pathname: location.pathname, isOutdated, sanitiseBy: control?.sanitiseBy });
    router?.dispose();
    router = createBrowserRouter(routes);
    followHead(router);
    reportRouteErrors(router);
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  } catch (failure) {
    router?.dispose();
    reportProblem('load', failure);
    root.render(<SiteDown company={appConfig.company.name} failure={failure} onRetry={open} />);
  }
}

void open();
