import { offerHandOver } from './handOver.ts';
import { openScriptPolicy } from './openScriptPolicy.ts';
import { preloadPage } from './preloadPage.ts';
import { readRegistry } from './readRegistry.ts';
import { redirectTarget } from './redirectTarget.ts';
import { applyTheme } from './applyTheme.ts';

/*
 * Inlined into every document and run before anything else: it chooses the theme before the first paint, sends
 * visitors to the right document, opens the script policy before the first chunk, and starts the page's downloads
 * while the bundle is still on its way (architecture §6, §9).
 */
applyTheme();
const documentName = document.documentElement.dataset['document'] ?? '';
const target = redirectTarget(location, documentName, localStorage.getItem('ACCESS_TOKEN') !== null);
if (target !== null) location.replace(target);
else {
  const registry = readRegistry();
  const handOver = openScriptPolicy(registry);
  // Nothing in the other documents turns text into markup.
  if (handOver !== null && documentName === 'console') offerHandOver(handOver);
  preloadPage(registry);
}
