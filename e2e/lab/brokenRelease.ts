import type { TextChange } from './alterRelease.ts';

/** The moments at which the code of a page can break. */
export type Break = 'at import' | 'at render' | 'in an effect' | 'in an event' | 'in a promise';

/** The name of a button that breaks when it is pressed, on every page of such a release. */
export const BREAKING_BUTTON = '出错';

interface Breakable {
  /** Matches the files of the pages that break. */
  readonly file?: RegExp;
  /** The name of the global variable that says when they break; its value is a `Break`. */
  readonly by?: string;
}

/** Makes pages of a release break when the document's global variable says so. */
export const breakablePages = ({ file = /^page-.*\.js$/, by = 'breaks' }: Breakable = {}): TextChange => ({
  file,
  // The bundler writes the exports of a page's module in this way.
  from: /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{Component:\(\)=>)([\w$]+)/,
  to: `${importing(by)},$1${breakable(by)}($2)`,
});

const importing = (by: string): string => `(() => {
  if (globalThis.${by} === 'at import') throw new Error('broken at import');
})()`;

const breakable = (by: string): string => `((Page) => {
  const known = (globalThis.breakable ??= new Map());
  if (known.has(Page)) return known.get(Page);
  const { shareScopeMap } = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host');
  const { createElement, Fragment, useEffect } = Object.values(shareScopeMap.default.react)[0].lib();
  const Breakable = () => {
    const breaks = globalThis.${by};
    if (breaks === 'at render') throw new Error('broken at render');
    useEffect(() => {
      if (breaks === 'in an effect') throw new Error('broken in an effect');
      if (breaks === 'in a promise') void Promise.reject(new Error('broken in a promise'));
    }, []);
    const onClick = () => { throw new Error('broken in an event'); };
    return createElement(Fragment, null, createElement('button', { onClick }, '${BREAKING_BUTTON}'), createElement(Page));
  };
  known.set(Page, Breakable);
  return Breakable;
})`;
