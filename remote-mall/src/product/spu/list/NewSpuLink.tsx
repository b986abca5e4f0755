import { spu } from '@zhilv/contract/mall';
import { usePagePath } from '@zhilv/crud';
import { useCan, useCommands } from '@zhilv/platform';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import styles from '../../../parts/link/links.module.css';

const TITLE = '新增商品';

/** Leads to the page for new goods, and offers the same as a command; users who may not make any get neither. */
export function NewSpuLink() {
  const path = usePagePath('mall/product/spu/add/index');
  const to = useCan(spu.create) ? path : null;
  const navigate = useNavigate();
  const icon = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />;
  useCommands(to === null ? [] : [{ id: TITLE, title: TITLE, icon, run: () => void navigate(to) }]);
  if (to === null) return null;
  return (
    <Link to={to} className={styles['primary']}>
      {icon}
      {TITLE}
    </Link>
  );
}
