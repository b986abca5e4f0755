import { useLocation } from 'react-router';
import { ActionLink } from '../parts/ActionLink.tsx';
import { ADDRESS } from '../parts/addresses.ts';
import { Waterside } from '../parts/drawing/Waterside.tsx';
import styles from './UnopenedPage.module.css';
import { unopenedTitle } from './unopenedTitle.ts';

/** A part of the site that is still being written: says so, with the ways on. */
export function UnopenedPage() {
  const { pathname } = useLocation();
  return (
    <section className={styles['page']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{unopenedTitle(pathname)}</p>
        <h1 className={styles['title']}>暂未开放</h1>
        <p className={styles['text']}>这一页的内容正在准备。你可以先回首页看看，员工可以登录控制台。</p>
        <p className={styles['actions']}>
          <ActionLink first to={ADDRESS.home}>
            返回首页
          </ActionLink>
          <ActionLink to={ADDRESS.signIn} reloadDocument>
            员工登录
          </ActionLink>
        </p>
      </div>
      <div className={styles['picture']}>
        <Waterside />
      </div>
    </section>
  );
}
