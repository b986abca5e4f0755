/**
 * The features of Chromium that Playwright switches off. Of several such lists only the last one counts, and so ours has to
 * repeat it; `browser.spec.ts` holds them together.
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

/** Pages of the browser's own in each window, for suggestions below the address bar. They are half of a short test's cost. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium's features that tests do without. */
export const disabledFeatures: readonly string[] = [...BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES];
