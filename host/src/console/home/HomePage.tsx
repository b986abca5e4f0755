import { SITE_HOME } from '@zhilv/site/addresses';
import { useSession } from '@zhilv/platform';
import { Icon } from '@zhilv/ui/icon';
import { PlainButton } from '@zhilv/ui/plain/button';
import { EmptyDrawing } from '@zhilv/ui/plain/drawings';
import { useAtomValue } from 'jotai';
import { routesAtom } from '../menu/menuAtoms.ts';
import { frequentPagesAtom } from '../recent/frequentPagesAtom.ts';
import { Greeting } from './Greeting.tsx';
import { HomeCards } from './HomeCards.tsx';
import styles from './HomePage.module.css';
import { type Shortcut, shortcuts } from './shortcuts.ts';

/** The console's first page: a greeting, shortcuts to the user's pages, and the cards of remotes. */
export function HomePage() {
  const { user } = useSession();
  const found = shortcuts(useAtomValue(routesAtom)?.menu ?? [], useAtomValue(frequentPagesAtom));
  return (
    <div className={styles['home']}>
      <Greeting nickname={user?.nickname ?? ''} />
      {found.length === 0 ? <NoPages /> : <Shortcuts found={found} />}
      <HomeCards />
    </div>
  );
}

function Shortcuts({ found }: { found: readonly Shortcut[] }) {
  return (
    <section aria-labelledby="shortcuts">
      <h2 id="shortcuts" className={styles['heading']}>
        快捷入口
      </h2>
      <ul className={styles['tiles']}>
        {found.map(({ id, title, icon, address, group }) => (
          <li key={id}>
            <a className={styles['tile']} href={encodeURI(address)} data-way-back>
              <span className={styles['icon']}>
                <Icon name={icon} size={20} />
              </span>
              <span className={styles['words']}>
                <span className={styles['title']}>{title}</span>
                {group && <span className={styles['group']}>{group}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoPages() {
  return (
    <section className={styles['empty']}>
      <EmptyDrawing />
      <p>您的账号还没有可用的功能页面，请联系管理员分配。</p>
      <PlainButton href={SITE_HOME}>访问公司网站</PlainButton>
    </section>
  );
}
