import { Link } from 'react-router';
import { Arrow } from '../../parts/icon/Arrow.tsx';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  readonly title: string;
  readonly about: string;
  /** The link leads to all entries; the panel shows some. */
  readonly to: string;
  /** The link's name for those who do not see the title beside it. */
  readonly allName: string;
}

/** Heads a part of a header's panel: it names what the part lists and leads to all of it. */
export function PanelHead({ title, about, to, allName }: PanelHeadProps) {
  return (
    <div className={styles['head']}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['about']}>{about}</p>
      <Link className={styles['all']} to={to} aria-label={allName}>
        查看全部
        <Arrow />
      </Link>
    </div>
  );
}
