import { SolutionType, type SiteContent } from '@zhilv/contract/cjy';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ADDRESS, solutionListAddress } from '../parts/addresses.ts';
import { Brand } from '../parts/Brand.tsx';
import { columnOf, recommended } from '../parts/contentLists.ts';
import { DetailLink } from '../parts/DetailLink.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import type { SiteFrame } from '../parts/siteFrame.ts';
import styles from './PhoneMenu.module.css';
import { StaffLink } from './StaffLink.tsx';

/** The navigation on a phone: a drawer, in which the columns of solutions and the cases unfold. */
export function PhoneMenu({ frame }: { readonly frame: SiteFrame }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const { wholeRegion, scenicArea } = SolutionType;

  return (
    <>
      <button className={styles['open']} type="button" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
        <Bars />
        菜单
      </button>
      <dialog className={styles['drawer']} ref={drawer} aria-label="网站导航">
        <div className={styles['head']}>
          <Brand frame={frame} onFollowed={close} />
          <button className={styles['close']} type="button" aria-label="关闭菜单" onClick={close}>
            <Cross />
          </button>
        </div>
        <div className={styles['search']}>
          <SearchForm action={ADDRESS.search} label="搜索全站" onSearched={close} />
        </div>
        <nav className={styles['navigation']} aria-label="网站导航">
          <Link className={styles['link']} to={ADDRESS.home} onClick={close}>
            首页
          </Link>
          <Unfolding
            title="全域旅游方案"
            all={solutionListAddress(wholeRegion)}
            items={columnOf(frame.wholeRegion)}
            onFollowed={close}
          />
          <Unfolding
            title="智慧景区方案"
            all={solutionListAddress(scenicArea)}
            items={columnOf(frame.scenicArea)}
            onFollowed={close}
          />
          <Unfolding title="经典案例" all={ADDRESS.cases} items={recommended(frame.cases ?? [])} onFollowed={close} />
          <Link className={styles['link']} to={ADDRESS.news} onClick={close}>
            新闻资讯
          </Link>
          <Link className={styles['link']} to={ADDRESS.about} onClick={close}>
            关于我们
          </Link>
        </nav>
        <div className={styles['foot']}>
          <StaffLink />
        </div>
      </dialog>
    </>
  );
}

interface UnfoldingProps {
  readonly title: string;
  readonly all: string;
  readonly items: readonly SiteContent[];
  readonly onFollowed: () => void;
}

function Unfolding({ title, all, items, onFollowed }: UnfoldingProps) {
  return (
    <details className={styles['unfolding']}>
      <summary className={styles['summary']}>{title}</summary>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <DetailLink className={styles['sub']} item={item} onFollowed={onFollowed}>
              {item.title}
            </DetailLink>
          </li>
        ))}
        <li>
          <Link className={styles['sub']} to={all} onClick={onFollowed}>
            查看全部
          </Link>
        </li>
      </ul>
    </details>
  );
}

const Bars = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    aria-hidden="true"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
  >
    <path d="M3 6h14M3 10h14M3 14h14" />
  </svg>
);

const Cross = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    aria-hidden="true"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
  >
    <path d="M5 5l10 10M15 5L5 15" />
  </svg>
);
