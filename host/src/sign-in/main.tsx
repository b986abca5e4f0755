import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import '../site/accent.css';
import './document.css';
import { configurePlatform, endLeftOver, session, setFileHosts } from '@zhilv/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signInPage } from '../address/signInPages.ts';
import { takeBoot } from '../head/boot.ts';
import { redirectTarget } from '../head/first/redirectTarget.ts';
import { fetchConsoleAhead } from './fetchConsoleAhead.ts';
import { loadPage } from './pages.ts';
import { SignInDocument } from './SignInDocument.tsx';

const { appConfig: configuration } = await takeBoot();
configurePlatform({ apiBase: configuration.apiBase, tenantOn: configuration.tenant });
setFileHosts(configuration.fileHosts);

// Nobody who finds the browser may go on, or let an application in, as the user whose windows are all closed.
await endLeftOver();

// The first script has decided the same, but this document goes on until the next one comes.
const target = redirectTarget(window.location, 'sign-in', session.hasToken());
if (target === null) await open();
else window.location.replace(target);

async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('This document has no #root; publish the host again.');
  const { key, title } = signInPage(window.location.pathname);
  const page = await loadPage(key);
  fetchConsoleAhead();
  createRoot(root).render(
    <StrictMode>
      <SignInDocument settings={configuration} title={title} page={page} />
    </StrictMode>,
  );
}
