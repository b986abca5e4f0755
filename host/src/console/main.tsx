import '../report/start.ts';
import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import './console.css';
import './settings/settings.css';
import { adoptCalls, configurePlatform, session, setFileHosts, setMarkupPolicy, setPaymentTargets } from '@zhilv/platform';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { takeBoot } from '../head/boot.ts';
import { takeControl } from '../head/policyControl.ts';
import { redirectTarget } from '../head/first/redirectTarget.ts';
import { takeStartedCalls } from '../head/startedCalls.ts';
import { rootOptions } from '../report/rootOptions.ts';
import { returnForSignIn } from './account/returnForSignIn.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { followSettings } from './settings/settingsAtoms.ts';
import type { ConsoleShell } from './shell/ConsoleShell.ts';
import { notingReads } from './shell/rememberPageCalls.ts';
import { startConsole } from './startConsole.ts';

const boot = await takeBoot();
configurePlatform({ apiBase: boot.appConfig.apiBase, tenantOn: boot.appConfig.tenant });
setFileHosts(boot.appConfig.fileHosts);
setPaymentTargets(boot.appConfig);
const store = createStore();
followSettings(store);
returnForSignIn(store);
adoptCalls(notingReads(takeStartedCalls(boot.appConfig), boot.appConfig.apiBase));
const policy = takeControl();
if (policy !== null) setMarkupPolicy(policy.sanitiseBy);

if (!leaveWithoutSession()) void open();
// The browser may bring this document back from its cache after signing out, without running its scripts again.
window.addEventListener('pageshow', ({ persisted }) => persisted && leaveWithoutSession());

/** The first script has decided the same before the first paint, but this document goes on running until the next one comes. */
function leaveWithoutSession(): boolean {
  const target = redirectTarget(window.location, 'console', session.hasToken());
  if (target !== null) window.location.replace(target);
  return target !== null;
}

async function open(): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('the document has no element with the id root');
  const root = createRoot(element, rootOptions);
  const render = (shell: ConsoleShell | null): void =>
    root.render(
      <Provider store={store}>
        <ConsoleLayout company={boot.appConfig.company} links={boot.appConfig.links} shell={shell} />
      </Provider>,
    );

  render(null);
  render(await startConsole({ boot, policy, store }));
}
