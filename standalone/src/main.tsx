import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import './document.css';
import { configurePlatform, session, setFileHosts, setMarkupPolicy, setPaymentTargets } from '@zhilv/platform';
import { createRoot, type Root } from 'react-dom/client';
import { documentFacts } from './documentFacts.ts';
import { takeSanitiser } from './sanitiser.ts';
import { SignIn } from './SignIn.tsx';
import { StandaloneShell } from './StandaloneShell.tsx';
import { StartFailure } from './StartFailure.tsx';
import { startRemote } from './startRemote.ts';

const facts = documentFacts();
const { appConfig } = facts;
configurePlatform(
  { apiBase: appConfig.apiBase, tenantOn: appConfig.tenant },
  // When a session ends, the document is loaded anew and asks its user to sign in.
  { goTo: () => window.location.reload() },
);
setFileHosts(appConfig.fileHosts);
setPaymentTargets(appConfig);
setMarkupPolicy(takeSanitiser());

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no element with the id root');
void open(createRoot(root));

async function open(shell: Root): Promise<void> {
  if (!session.hasToken()) {
    shell.render(<SignIn remote={facts.remote} tenantAsked={appConfig.tenant} defaultTenant={appConfig.defaultTenant} />);
    return;
  }
  shell.render(<p role="status">正在载入 {facts.remote}…</p>);
  try {
    shell.render(<StandaloneShell remote={await startRemote(facts)} />);
  } catch (error) {
    shell.render(<StartFailure error={error} />);
  }
}
