import { ADDRESS, ROUTE_TYPE } from '../../parts/address/addresses.ts';

type Item = 'home' | 'solutions' | 'cases' | 'news' | 'about';

/** Tells which item of the navigation an address belongs to. Solutions and cases share the paths of their lists and details. */
export function currentItem({ pathname, search }: { readonly pathname: string; readonly search: string }): Item | null {
  switch (pathname.replace(/\/+$/, '')) {
    case '':
    case ADDRESS.home:
      return 'home';
    case ADDRESS.cases:
    case ADDRESS.caseDetail:
      return new URLSearchParams(search).get('type') === String(ROUTE_TYPE.solution) ? 'solutions' : 'cases';
    case ADDRESS.news:
    case ADDRESS.newsDetail:
      return 'news';
    case ADDRESS.about:
      return 'about';
    default:
      return null;
  }
}
