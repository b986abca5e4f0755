/**
 * What Playwright switches off in Chromium. Of several such lists only the last one counts, and so ours has to repeat it;
 * `browser.spec.ts` holds them together.
 */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** For each window, pages of the browser's own for the suggestions below an address bar: half of what a short test costs. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium's features that tests do without. */
export const disabledFeatures: readonly string[] = [...BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES];
