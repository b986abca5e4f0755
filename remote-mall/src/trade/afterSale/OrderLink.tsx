import type { Id } from '@zhilv/contract';
import { usePagePath } from '@zhilv/crud';
import { Link } from 'react-router';
import styles from './OrderLink.module.css';

export interface OrderLinkProps {
  id: Id;
  no: string | null | undefined;
}

/** Leads to the order that an after-sale case is about; users who do not have that page see its number alone. */
export function OrderLink({ id, no }: OrderLinkProps) {
  const path = usePagePath('mall/trade/order/detail/index');
  const name = no ?? String(id);
  if (path === null) return <span className={styles['no']}>{name}</span>;
  return (
    <Link to={`${path}?id=${String(id)}`} className={`${styles['no']} ${styles['link']}`}>
      {name}
    </Link>
  );
}
