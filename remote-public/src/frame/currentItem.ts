import { ADDRESS, ROUTE_TYPE } from '../parts/addresses.ts';

type Item = 'home' | 'solutions' | 'cases' | 'news' | 'about';

/** To which item of the navigation an address belongs: lists and details of solutions and of cases share their paths. */
export function currentItem({ pathname, search }: { readonly pathname: string; readonly search: string }): Item | null {
  switch (pathname.replace(/\/+$/, '')) {
    case '':
    case ADDRESS.home:
      return 'home';
    case ADDRESS.cases:
    case '/case-detail':
      return new URLSearchParams(search).get('type') === String(ROUTE_TYPE.solution) ? 'solutions' : 'cases';
    case ADDRESS.news:
    case '/news-detail':
      return 'news';
    case ADDRESS.about:
      return 'about';
    default:
      return null;
  }
}
