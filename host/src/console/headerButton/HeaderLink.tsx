import type { LucideIcon } from 'lucide-react';
import styles from './HeaderButton.module.css';

export interface HeaderLinkProps {
  label: string;
  href: string;
  icon: LucideIcon;
}

/** A link in the header to another site, drawn as its buttons are. */
export function HeaderLink({ label, href, icon: Picture }: HeaderLinkProps) {
  return (
    <a
      className={styles['button']}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}（在新窗口打开）`}
      title={label}
    >
      <Picture size={20} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}
