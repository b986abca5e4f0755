/** The oldest browsers the console runs in (architecture §10), as SWC reads them. */
export const BROWSERS = { chrome: '109', safari: '16.4', firefox: '115' };

/** The same as a browserslist query. */
export const STYLE_QUERY = Object.entries(BROWSERS).map(([browser, version]) => `${browser} ${version}`);
