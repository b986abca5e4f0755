import { Link } from 'react-router';
import { Arrow } from '../parts/Arrow.tsx';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  readonly title: string;
  readonly about: string;
  /** Leads to all there is of what the panel shows some of. */
  readonly to: string;
  /** What that link is called where the title beside it is not seen. */
  readonly allName: string;
}

/** Opens a part of a header's panel: what it lists, and the way to all of it. */
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
