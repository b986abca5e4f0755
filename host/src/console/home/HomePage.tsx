import { useSession } from '@zhilv/platform';
import { Icon } from '@zhilv/ui/icon';
import { PlainButton } from '@zhilv/ui/plain/button';
import { EmptyDrawing } from '@zhilv/ui/plain/drawings';
import { useAtomValue } from 'jotai';
import { menuAtom } from '../menu/menuAtoms.ts';
import { Greeting } from './Greeting.tsx';
import styles from './HomePage.module.css';
import { type Shortcut, shortcutGroups } from './shortcutGroups.ts';

/** Where everybody begins: a word of welcome and the way to one's pages. */
export function HomePage() {
  const { user } = useSession();
  const groups = shortcutGroups(useAtomValue(menuAtom));
  return (
    <div className={styles['home']}>
      <Greeting nickname={user?.nickname ?? ''} />
      {groups.map(({ id, title, shortcuts }) => (
        <section key={id} aria-labelledby={`shortcuts-${id}`}>
          <h2 id={`shortcuts-${id}`} className={styles['group']}>
            {title}
          </h2>
          <ul className={styles['tiles']}>
            {shortcuts.map((shortcut) => (
              <Tile key={shortcut.id} shortcut={shortcut} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <NoPages />}
    </div>
  );
}

function Tile({ shortcut }: { shortcut: Shortcut }) {
  return (
    <li>
      <a className={styles['tile']} href={encodeURI(shortcut.address)}>
        <span className={styles['icon']}>
          <Icon name={shortcut.icon} size={20} />
        </span>
        <span className={styles['title']}>{shortcut.title}</span>
      </a>
    </li>
  );
}

function NoPages() {
  return (
    <div className={styles['empty']}>
      <EmptyDrawing />
      <p>您的账号还没有可用的功能页面，请联系管理员分配菜单。</p>
      <PlainButton href="/home">访问公司网站</PlainButton>
    </div>
  );
}
