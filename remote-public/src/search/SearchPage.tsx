import { useLoaderData } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { ContentRows } from '../parts/list/ContentRows.tsx';
import { Highlands } from '../parts/drawing/scene/Highlands.tsx';
import { ListBanner } from '../parts/list/ListBanner.tsx';
import { ListBody } from '../parts/list/ListBody.tsx';
import { SearchForm } from '../parts/list/SearchForm.tsx';
import { WayLink } from '../parts/link/WayLink.tsx';
import { searchAddress, type SearchContent } from './searchContent.ts';
import { SEARCH_KINDS } from './searchKinds.ts';
import styles from './SearchPage.module.css';

/** Visitors often ask the company about these. */
const OFTEN = ['预约', '客流', '导览', '应急', '停车', '民宿'];

/** Searches the public content. */
export function SearchPage() {
  const { kind, asked, page } = useLoaderData<SearchContent>();
  const { keyword } = asked;
  return (
    <>
      <ListBanner title="站内搜索" lead="在解决方案、经典案例与新闻资讯中查找。" drawing={<Highlands />}>
        <div className={styles['field']}>
          <SearchForm
            action={ADDRESS.search}
            label="输入想了解的内容"
            keyword={keyword}
            kind={{ kind: kind ?? undefined }}
            size="large"
          />
        </div>
      </ListBanner>
      {keyword === '' ? (
        <Often />
      ) : (
        <ListBody
          what="内容"
          label="搜索范围"
          kinds={SEARCH_KINDS.map((known) => ({
            name: known.name,
            to: searchAddress(known.kind, { keyword }),
            current: (known.kind ?? null) === kind,
          }))}
          asked={asked}
          page={page}
          addressOf={(wish) => searchAddress(kind, wish)}
          ways={<OftenLinks />}
        >
          <ContentRows items={page?.items ?? []} keyword={keyword} />
        </ListBody>
      )}
    </>
  );
}

function Often() {
  return (
    <section className={styles['often']} aria-labelledby="often">
      <h2 className={styles['title']} id="often">
        热门搜索
      </h2>
      <div className={styles['ways']}>
        <OftenLinks />
      </div>
    </section>
  );
}

const OftenLinks = () =>
  OFTEN.map((keyword) => (
    <WayLink key={keyword} to={searchAddress(null, { keyword })}>
      {keyword}
    </WayLink>
  ));
