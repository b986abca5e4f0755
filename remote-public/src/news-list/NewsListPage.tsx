import { useLoaderData } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { ContentRows } from '../parts/list/ContentRows.tsx';
import { Waterside } from '../parts/drawing/scene/Waterside.tsx';
import { ListBanner } from '../parts/list/ListBanner.tsx';
import { ListBody } from '../parts/list/ListBody.tsx';
import { SearchForm } from '../parts/list/SearchForm.tsx';
import { WayLink } from '../parts/link/WayLink.tsx';
import { NEWS_KINDS, newsKind } from './newsKinds.ts';
import { newsListAddress, type NewsListContent } from './newsListContent.ts';

/** All news, or those of one kind, newest first. */
export function NewsListPage() {
  const { infoType, asked, page } = useLoaderData<NewsListContent>();
  const { title, lead } = newsKind(infoType);
  const { keyword, pageNo } = asked;
  return (
    <>
      <ListBanner title={title} lead={lead} drawing={<Waterside />} />
      <ListBody
        what="新闻"
        label="新闻分类"
        kinds={NEWS_KINDS.map((kind) => ({
          name: kind.name,
          to: newsListAddress(kind.infoType, { keyword }),
          current: (kind.infoType ?? null) === infoType,
        }))}
        search={
          <SearchForm action={ADDRESS.news} label="在新闻中查找" keyword={keyword} kind={{ infoType: infoType ?? undefined }} />
        }
        asked={asked}
        page={page}
        addressOf={(wish) => newsListAddress(infoType, wish)}
        ways={
          <>
            <WayLink to={ADDRESS.news}>全部新闻</WayLink>
            <WayLink to={ADDRESS.cases}>经典案例</WayLink>
          </>
        }
      >
        <ContentRows items={page?.items ?? []} keyword={keyword} led={keyword === '' && pageNo === 1} />
      </ListBody>
    </>
  );
}
