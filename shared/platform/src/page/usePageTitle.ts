import { useLayoutEffect } from 'react';
import { usePage } from './PageContext.ts';
import { namePage } from './pageNames.ts';

/**
 * Has the shell add the name of the record that the page shows to the page's title: 字典数据 · 优惠类型. A shell may leave it out.
 * @param name null while the page shows no single record
 */
export function usePageTitle(name: string | null): void {
  const page = usePage();
  // Before the page is painted, so that its tab does not show two titles one after the other. There is no clean-up, for the tab
  // keeps its title while it is hidden.
  useLayoutEffect(() => namePage(page, name), [page, name]);
}
