import { useLocation } from 'react-router';
import { ADDRESS } from '../../parts/address/addresses.ts';
import { Brand } from '../brand/Brand.tsx';
import { PaintedUpToHere } from '../../parts/paint/PaintedUpToHere.tsx';
import { recommended } from '../../parts/content/contentLists.ts';
import type { FrameContent } from '../../parts/content/frameContent.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { CasesPanel } from './CasesPanel.tsx';
import { currentItem } from './currentItem.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Hotline } from './Hotline.tsx';
import { HoverMenu } from './HoverMenu.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import styles from './Header.module.css';
import { SolutionsPanel } from './SolutionsPanel.tsx';
import { StaffLink } from './StaffLink.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

/** The header stays at the top. It holds logo, the five items, search, appearance, hotline and the way in for staff. */
export function Header({ frame }: { readonly frame: FrameContent }) {
  const menu = useOpenMenu();
  const current = currentItem(useLocation());
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Brand frame={frame} />
        <nav className={styles['navigation']} aria-label="主导航">
          <ul className={styles['items']}>
            <li>
              <NavigationLink label="首页" to={ADDRESS.home} current={current === 'home'} />
            </li>
            <HoverMenu label="解决方案" menu={menu} current={current === 'solutions'}>
              <SolutionsPanel frame={frame} />
            </HoverMenu>
            <HoverMenu label="经典案例" to={ADDRESS.cases} menu={menu} current={current === 'cases'}>
              <CasesPanel items={recommended(frame.cases ?? [])} />
            </HoverMenu>
            <li>
              <NavigationLink label="新闻资讯" to={ADDRESS.news} current={current === 'news'} />
            </li>
            <li>
              <NavigationLink label="关于我们" to={ADDRESS.about} current={current === 'about'} />
            </li>
          </ul>
        </nav>
        <div className={styles['side']}>
          <HeaderSearch />
          <AppearanceSwitch />
          <Hotline phone={frame.company?.phone} />
          <StaffLink />
        </div>
        <PhoneMenu frame={frame} />
      </div>
      <PaintedUpToHere id="header-end" />
    </header>
  );
}
