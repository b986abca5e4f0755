import type { TextChange } from './alterRelease.ts';

/** Where the code of a page can break. */
export type Break = 'at import' | 'at render' | 'in an effect' | 'in an event' | 'in a promise';

/** The name of a button that breaks when it is pressed, on every page of such a release. */
export const BREAKING_BUTTON = '出错';

const importing = `(() => {
  if (globalThis.breaks === 'at import') throw new Error('broken at import');
})()`;

const breakable = `((Page) => {
  const known = (globalThis.breakable ??= new Map());
  if (known.has(Page)) return known.get(Page);
  const { shareScopeMap } = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host');
  const { createElement, Fragment, useEffect } = Object.values(shareScopeMap.default.react)[0].lib();
  const Breakable = () => {
    if (globalThis.breaks === 'at render') throw new Error('broken at render');
    useEffect(() => {
      if (globalThis.breaks === 'in an effect') throw new Error('broken in an effect');
      if (globalThis.breaks === 'in a promise') void Promise.reject(new Error('broken in a promise'));
    }, []);
    const onClick = () => { throw new Error('broken in an event'); };
    return createElement(Fragment, null, createElement('button', { onClick }, '${BREAKING_BUTTON}'), createElement(Page));
  };
  known.set(Page, Breakable);
  return Breakable;
})`;

/** Makes every page of a release break where `globalThis.breaks` of its document says. */
export const BREAKABLE_PAGES: TextChange = {
  file: /^page-.*\.js$/,
  // The exports of a page's module, as the bundler writes them.
  from: /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{Component:\(\)=>)([\w$]+)/,
  to: `${importing},$1${breakable}($2)`,
};
