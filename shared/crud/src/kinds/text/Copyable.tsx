import { messages } from '@zhilv/platform';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Copyable.module.css';

export interface CopyableProps {
  text: string;
  children: ReactNode;
}

/** Shows a text with a button that copies it. */
export function Copyable({ text, children }: CopyableProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers have no clipboard on plain-http addresses, and users may refuse it.
      messages.warning('浏览器不允许复制，请选中后手动复制');
      return;
    }
    messages.success(`已复制「${text}」`);
  };

  return (
    <span className={styles['copyable']}>
      {children}
      <button type="button" className={styles['copy']} aria-label={`复制「${text}」`} title="复制" onClick={() => void copy()}>
        <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
