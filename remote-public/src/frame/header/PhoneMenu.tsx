import { SolutionType, type PublishedContent } from '@zhilv/contract/content';
import { useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ADDRESS, solutionListAddress } from '../../parts/address/addresses.ts';
import { Arrow } from '../../parts/icon/Arrow.tsx';
import { Brand } from '../brand/Brand.tsx';
import { columnOf, recommended } from '../../parts/content/contentLists.ts';
import { DetailLink } from '../../parts/address/DetailLink.tsx';
import { Icon } from '../../parts/icon/Icon.tsx';
import { SearchForm } from '../../parts/list/SearchForm.tsx';
import type { FrameContent } from '../../parts/content/frameContent.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { currentItem } from './currentItem.ts';
import { Hotline } from './Hotline.tsx';
import styles from './PhoneMenu.module.css';
import { StaffLink } from './StaffLink.tsx';

/** A drawer holds the navigation on a phone; the columns of solutions and the cases unfold in it. */
export function PhoneMenu({ frame }: { readonly frame: FrameContent }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const current = currentItem(useLocation());
  const { wholeRegion, scenicArea } = SolutionType;
  const group = useId();

  return (
    <>
      <button className={styles['open']} type="button" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
        <Icon line="M3 6h14M3 10h14M3 14h14" />
        菜单
      </button>
      <dialog className={styles['drawer']} ref={drawer} aria-label="网站导航">
        <div className={styles['head']}>
          <Brand frame={frame} onFollowed={close} />
          <button className={styles['close']} type="button" aria-label="关闭菜单" onClick={close}>
            <Icon line="M5 5l10 10M15 5L5 15" />
          </button>
        </div>
        <div className={styles['search']}>
          <SearchForm action={ADDRESS.search} label="搜索全站" onSearched={close} />
        </div>
        <nav className={styles['navigation']} aria-label="网站导航">
          <Item label="首页" to={ADDRESS.home} current={current === 'home'} onFollowed={close} />
          <Unfolding
            group={group}
            title="全域旅游方案"
            all={solutionListAddress(wholeRegion)}
            items={columnOf(frame.wholeRegion)}
            onFollowed={close}
          />
          <Unfolding
            group={group}
            title="智慧景区方案"
            all={solutionListAddress(scenicArea)}
            items={columnOf(frame.scenicArea)}
            onFollowed={close}
          />
          <Unfolding
            group={group}
            title="经典案例"
            all={ADDRESS.cases}
            items={recommended(frame.cases ?? [])}
            onFollowed={close}
          />
          <Item label="新闻资讯" to={ADDRESS.news} current={current === 'news'} onFollowed={close} />
          <Item label="关于我们" to={ADDRESS.about} current={current === 'about'} onFollowed={close} />
        </nav>
        <div className={styles['foot']}>
          <Hotline phone={frame.company?.phone} />
          <AppearanceSwitch />
          <StaffLink />
        </div>
      </dialog>
    </>
  );
}

interface ItemProps {
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
  readonly onFollowed: () => void;
}

function Item({ label, to, current, onFollowed }: ItemProps) {
  return (
    <Link className={styles['link']} to={to} aria-current={current ? 'page' : undefined} onClick={onFollowed}>
      {label}
    </Link>
  );
}

interface UnfoldingProps {
  /** The browser unfolds at most one item of a group, where it knows of groups. */
  readonly group: string;
  readonly title: string;
  readonly all: string;
  readonly items: readonly PublishedContent[];
  readonly onFollowed: () => void;
}

function Unfolding({ group, title, all, items, onFollowed }: UnfoldingProps) {
  return (
    <details className={styles['unfolding']} name={group}>
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
          <Link className={`${styles['sub']} ${styles['all']}`} to={all} onClick={onFollowed}>
            查看全部
            <Arrow />
          </Link>
        </li>
      </ul>
    </details>
  );
}
