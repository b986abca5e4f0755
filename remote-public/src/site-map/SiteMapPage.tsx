import { Link, useLoaderData } from 'react-router';
import { ADDRESS, ROUTE_TYPE } from '../parts/address/addresses.ts';
import { Clauses } from '../parts/text/Clauses.tsx';
import { Waterside } from '../parts/drawing/scene/Waterside.tsx';
import { ListBanner } from '../parts/list/ListBanner.tsx';
import { Missing } from '../parts/face/Missing.tsx';
import type { SiteMapGroup, SiteMapLink } from './siteMap.ts';
import styles from './SiteMapPage.module.css';

const PAGES_TITLE = '本站页面';

/** Pages that are no records. */
const PAGES: readonly SiteMapLink[] = [
  { title: '首页', address: ADDRESS.home },
  { title: '全部方案', address: `${ADDRESS.cases}?type=${ROUTE_TYPE.solution}` },
  { title: '关于我们', address: ADDRESS.about },
  { title: '联系我们', address: `${ADDRESS.about}#contact` },
  { title: '隐私政策', address: ADDRESS.privacy },
  { title: '站内搜索', address: ADDRESS.search },
];

/** Lists every public page, by kind. */
export function SiteMapPage() {
  const groups = useLoaderData<readonly SiteMapGroup[]>();
  return (
    <>
      <ListBanner title="网站地图" lead="本站的全部页面，按类列在这里。" drawing={<Waterside />} />
      <div className={styles['map']}>
        <section className={styles['group']} aria-label={PAGES_TITLE}>
          <h2 className={styles['title']}>{PAGES_TITLE}</h2>
          <Links links={PAGES} />
        </section>
        {groups.map(({ title, address, links }) => (
          <section className={styles['group']} key={address} aria-label={title}>
            <h2 className={styles['title']}>
              <Link className={styles['link']} to={address}>
                {title}
              </Link>
            </h2>
            {links ? <Links links={links} /> : <Missing what={title} />}
          </section>
        ))}
      </div>
    </>
  );
}

function Links({ links }: { readonly links: readonly SiteMapLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ title, titleBreaks, address }) => (
        <li key={address}>
          <Link className={styles['link']} to={address}>
            <Clauses text={title} breaks={titleBreaks} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
