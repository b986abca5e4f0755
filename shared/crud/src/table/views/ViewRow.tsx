import type { ListView } from '@zhilv/contract/system';
import { Check, type LucideIcon, Pencil, Star, Trash2 } from 'lucide-react';
import styles from './ViewRow.module.css';

export interface ViewRowProps {
  view: ListView;
  /** The list shows it, or something made of it. */
  shown: boolean;
  /** The list opens with it. */
  first: boolean;
  onShow: () => void;
  onToggleFirst: () => void;
  /** Absent for a view of somebody else. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** Shows one view, who sees it, and what can be done about it. */
export function ViewRow({ view, shown, first, onShow, onToggleFirst, onEdit, onRemove }: ViewRowProps) {
  const { name } = view;
  const sharing = sharingOf(view);
  return (
    <li className={styles['view']}>
      <button type="button" className={styles['name']} aria-current={shown || undefined} onClick={onShow}>
        <span className={styles['mark']}>{shown && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}</span>
        <span className={styles['words']}>
          <span className={styles['text']}>{name}</span>
          {sharing !== null && <span className={styles['sharing']}>{sharing}</span>}
        </span>
      </button>
      <Tool
        icon={Star}
        label={first ? `取消默认「${name}」` : `设为默认「${name}」`}
        tip={first ? '取消默认' : '设为默认：打开列表时先显示它'}
        filled={first}
        onClick={onToggleFirst}
      />
      {onEdit && <Tool icon={Pencil} label={`修改视图「${name}」`} tip="重命名或共享" onClick={onEdit} />}
      {onRemove && <Tool icon={Trash2} label={`删除视图「${name}」`} tip="删除" danger onClick={onRemove} />}
    </li>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  tip: string;
  filled?: boolean;
  danger?: boolean;
  onClick: () => void;
}

const Tool = ({ icon: Mark, label, tip, filled = false, danger = false, onClick }: ToolProps) => (
  <button
    type="button"
    className={styles['tool']}
    data-danger={danger || undefined}
    data-filled={filled || undefined}
    aria-label={label}
    title={tip}
    onClick={onClick}
  >
    <Mark size={16} strokeWidth={1.5} fill={filled ? 'currentColor' : 'none'} aria-hidden="true" />
  </button>
);

function sharingOf({ role, owner }: ListView): string | null {
  if (role === null) return null;
  return owner === null ? `已共享给「${role.name}」` : `${owner} 共享给「${role.name}」`;
}
