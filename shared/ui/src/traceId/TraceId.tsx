import { useState } from 'react';
import styles from './TraceId.module.css';

export interface TraceIdProps {
  value: string;
}

/** Shows the number that names a failed request in the server's log; a press copies it. */
export function TraceId({ value }: TraceIdProps) {
  const [copied, setCopied] = useState(false);

  const copy = async (): Promise<void> => {
    // The clipboard is absent at plain-http addresses; there the number can be selected and copied by hand.
    await navigator.clipboard?.writeText(value);
    setCopied(navigator.clipboard !== undefined);
  };

  return (
    <button type="button" className={styles['trace']} title="点击复制" onClick={() => void copy()}>
      追踪编号 <code>{value}</code>
      <span aria-live="polite">{copied && ' 已复制'}</span>
    </button>
  );
}
