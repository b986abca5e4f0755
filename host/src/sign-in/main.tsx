import '@zhilv/ui/layers.css';
import '@zhilv/ui/tokens.css';
import '../site/accent.css';
import './document.css';
import { configureWithoutSession, isLeftOver, setFileHosts } from '@zhilv/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signInPage } from '../address/signInPages.ts';
import { takeBoot } from '../head/boot.ts';
import { redirectTarget } from '../head/first/redirectTarget.ts';
import { afterPaint } from '../head/later/afterPaint.ts';
import { storedKey } from '../head/storedKey.ts';
import { fetchConsoleAhead } from './fetchConsoleAhead.ts';
import { calls } from './form/calls.ts';
import { loadPage } from './pages.ts';
import { SignInDocument } from './SignInDocument.tsx';

const { appConfig: configuration } = await takeBoot();
configureWithoutSession({ apiBase: configuration.apiBase, tenantOn: configuration.tenant });
setFileHosts(configuration.fileHosts);

// Nobody who finds the browser may go on, or let an application in, as the user whose windows are all closed. `endLeftOver` asks once
// more, for another window may begin a session while its code is loaded.
if (await isLeftOver()) await (await calls()).endLeftOver();

// The first script has decided the same, but this document goes on until the next one comes.
const target = redirectTarget(window.location, 'sign-in', storedKey('ACCESS_TOKEN') !== null);
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
  if (key === 'login') afterPaint(() => void calls().catch(() => {})); // Whoever presses asks for them again, and is told.
}
