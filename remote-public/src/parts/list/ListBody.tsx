import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RainOverHills } from '../drawing/scene/RainOverHills.tsx';
import { KindTabs, type KindTabsProps } from './KindTabs.tsx';
import styles from './ListBody.module.css';
import type { ListAsked } from './listAsked.ts';
import type { ContentPage } from './loadContentPage.ts';
import { Missing } from '../face/Missing.tsx';
import { NothingFound } from '../face/NothingFound.tsx';
import { Pagination } from './Pagination.tsx';

interface ListBodyProps extends KindTabsProps {
  /** The word for the entries. */
  readonly what: string;
  readonly asked: ListAsked;
  /** Null when the entries could not be loaded. */
  readonly page: ContentPage | null;
  readonly addressOf: (asked: Partial<ListAsked>) => string;
  /** The field that searches the list, where it stands beside the kinds. */
  readonly search?: ReactNode;
  /** Links to show when there are no entries. */
  readonly ways: ReactNode;
  /** The entries. */
  readonly children: ReactNode;
}

/** Shows a list with its kinds and links to its other pages, or says that it is empty or could not be loaded. */
export function ListBody({ what, asked, page, addressOf, search, ways, children, ...kinds }: ListBodyProps) {
  const { keyword, pageNo } = asked;
  return (
    <div className={styles['body']}>
      <div className={styles['tools']}>
        <KindTabs {...kinds} />
        {search && <div className={styles['search']}>{search}</div>}
      </div>
      {page && keyword !== '' && (
        <p className={styles['found']}>
          {page.total === 0 ? `没有找到与“${keyword}”有关的${what}` : `与“${keyword}”有关的${what}，共 ${page.total} 条`}
          <Link className={styles['all']} to={addressOf({})}>
            清除搜索词
          </Link>
        </p>
      )}
      {page === null && <Missing what={what} scene={<RainOverHills />} />}
      {page?.total === 0 && (
        <NothingFound text={keyword === '' ? `这里还没有${what}，过些日子再来看看。` : '换一个说法，或者从这里看起：'}>
          {ways}
        </NothingFound>
      )}
      {page && page.total > 0 && (
        <>
          {children}
          <Pagination current={pageNo} pages={page.pages} addressOf={(turned) => addressOf({ keyword, pageNo: turned })} />
        </>
      )}
    </div>
  );
}
