import { type Boot, carriedBoot, fetchBoot, offerBoot } from './boot.ts';
import { laterScripts, startScripts, whenSeen } from './later/laterScripts.ts';
import { takeLaterStyles } from './later/laterStyles.ts';
import { isLeaving } from './leaving.ts';
import { liveBases, openScriptPolicy } from './openScriptPolicy.ts';
import { offerControl, type PolicyControl } from './policyControl.ts';
import { preloadPage } from './preloadPage.ts';
import { startCalls } from './startedCalls.ts';
import { storedKey } from './storedKey.ts';
import { takeAskedOverrides } from '../override/askedOverrides.ts';
import { explainStart, watchStart } from './watchStart.ts';

/*
 * The head script is inlined into every document and runs before its bundle. It tells visitors if the document cannot start,
 * opens the script policy before the first chunk, and starts the session's calls and the page's downloads while the bundle is
 * still on its way (architecture §6, §9). A page that the server rendered stands before it and is painted before scripts start.
 * On a static host the registry and the operator's settings are fetched beside the bundle, and the steps that need them follow
 * when they have come.
 */
const documentName = document.documentElement.dataset['document'] ?? '';
const token = storedKey('ACCESS_TOKEN');
if (!isLeaving()) {
  watchStart();
  if (documentName === 'console') takeAskedOverrides();
  const carried = carriedBoot();
  const opened = openScriptPolicy(carried?.registry ?? null);
  // The sign-in document needs no control: it loads only files of the host's release and turns no text into markup.
  const control = documentName === 'sign-in' ? null : opened;
  if (control !== null) offerControl(control);

  if (carried === null) {
    const boot = fetchBoot();
    void beginWith(boot, control);
    offerBoot(boot);
  } else {
    begin(carried);
    offerBoot(Promise.resolve(carried));
  }
}

/**
 * Begins on a static host. It waits for the same promise as the document's entry and began to wait earlier, so its steps are
 * done before the entry goes on.
 */
async function beginWith(boot: Promise<Boot>, control: PolicyControl | null): Promise<void> {
  let fetched: Boot;
  try {
    fetched = await boot;
  } catch {
    explainStart();
    return;
  }
  for (const base of liveBases(fetched.registry)) control?.allowScriptsBelow(base);
  begin(fetched);
}

function begin({ registry, appConfig }: Boot): void {
  if (documentName === 'console' && token !== null) startCalls(appConfig, token);
  const later = laterScripts();
  if (later === null) preloadPage(registry, appConfig);
  else
    whenSeen(() => {
      takeLaterStyles();
      startScripts(later);
      preloadPage(registry, appConfig);
    });
}
