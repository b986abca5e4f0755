import type { SiteContent } from '@zhilv/contract/cjy';
import { Link } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { DetailLink } from '../parts/DetailLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import styles from './CasesPanel.module.css';

/** The recommended cases, each with its picture. */
export function CasesPanel({ items }: { readonly items: readonly SiteContent[] }) {
  return (
    <div>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <DetailLink className={styles['item']} item={item}>
              <Picture className={styles['picture']} address={item.logo} text="" width={640} height={400} />
              <span className={styles['title']}>{item.title}</span>
            </DetailLink>
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to={ADDRESS.cases}>
        查看全部案例
        <Arrow />
      </Link>
    </div>
  );
}
