import { NavLink } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import { Brand } from '../parts/Brand.tsx';
import { recommended } from '../parts/contentLists.ts';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { CasesPanel } from './CasesPanel.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Hotline } from './Hotline.tsx';
import { HoverMenu } from './HoverMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import styles from './SiteHeader.module.css';
import { SolutionsPanel } from './SolutionsPanel.tsx';
import { StaffLink } from './StaffLink.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

/** Stays at the top: logo, the five items, search, hotline, and the way in for staff (spec §2.2). */
export function SiteHeader({ frame }: { readonly frame: SiteFrame }) {
  const menu = useOpenMenu();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Brand frame={frame} />
        <nav className={styles['navigation']} aria-label="主导航">
          <ul className={styles['items']}>
            <li>
              <NavLink className={styles['link'] ?? ''} to={ADDRESS.home}>
                首页
              </NavLink>
            </li>
            <HoverMenu label="解决方案" menu={menu}>
              <SolutionsPanel frame={frame} />
            </HoverMenu>
            <HoverMenu label="经典案例" to={ADDRESS.cases} menu={menu}>
              <CasesPanel items={recommended(frame.cases ?? [])} />
            </HoverMenu>
            <li>
              <NavLink className={styles['link'] ?? ''} to={ADDRESS.news}>
                新闻资讯
              </NavLink>
            </li>
            <li>
              <NavLink className={styles['link'] ?? ''} to={ADDRESS.about}>
                关于我们
              </NavLink>
            </li>
          </ul>
        </nav>
        <div className={styles['side']}>
          <HeaderSearch />
          <Hotline phone={frame.company?.phone} />
          <StaffLink />
        </div>
        <PhoneMenu frame={frame} />
      </div>
    </header>
  );
}
