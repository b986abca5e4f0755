import { embeddedAppConfig, embeddedRegistry } from './embedded.ts';
import { laterScripts, startScripts, whenSeen } from './laterScripts.ts';
import { openScriptPolicy } from './openScriptPolicy.ts';
import { offerControl } from './policyControl.ts';
import { preloadPage } from './preloadPage.ts';
import { redirectTarget } from './redirectTarget.ts';
import { startCalls } from './startedCalls.ts';
import { takeAskedOverrides } from '../override/askedOverrides.ts';
import { applyTheme } from './applyTheme.ts';
import { watchStart } from './watchStart.ts';

/*
 * Inlined into every document and run before anything else: it chooses the theme before the first paint, sends
 * visitors to the right document, says so if the document cannot start, opens the script policy before the first chunk,
 * and starts the session's calls and the page's downloads while the bundle is still on its way (architecture §6, §9). A
 * page that the server rendered is left to be seen first.
 */
applyTheme();
const documentName = document.documentElement.dataset['document'] ?? '';
const token = localStorage.getItem('ACCESS_TOKEN');
const target = redirectTarget(location, documentName, token !== null);
if (target !== null) location.replace(target);
else {
  watchStart();
  if (documentName === 'console') takeAskedOverrides();
  const appConfig = embeddedAppConfig();
  if (documentName === 'console' && appConfig !== null && token !== null) startCalls(appConfig, token);
  const registry = embeddedRegistry();
  const policy = openScriptPolicy(registry);
  // The sign-in document loads from no release but the host's, and turns no text into markup.
  if (policy !== null && documentName !== 'sign-in') offerControl(policy);
  const later = laterScripts();
  if (later === null) preloadPage(registry, appConfig);
  else
    whenSeen(() => {
      startScripts(later);
      preloadPage(registry, appConfig);
    });
}
