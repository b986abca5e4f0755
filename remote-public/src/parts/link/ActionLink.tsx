import { Link, type LinkProps } from 'react-router';
import { Arrow } from '../icon/Arrow.tsx';
import styles from './ActionLink.module.css';

interface ActionLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument' | 'children'> {
  /** The first way on from a page's opening words is filled and has an arrow; others have a frame. */
  readonly first?: boolean;
}

/** A link as large as a button leads on from the words that open a page. */
export function ActionLink({ first = false, children, ...link }: ActionLinkProps) {
  return (
    <Link {...link} className={`${styles['action']} ${first ? styles['first'] : styles['other']}`}>
      {children}
      {first && <Arrow />}
    </Link>
  );
}
