import { Button } from '@zhilv/ui/button';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styles from './PayResultNote.module.css';

/** What a cashier tells of a payment as `payResult`. Anybody can write an address, so this is a notice, and the list says what is true. */
const RESULTS: ReadonlyMap<string, { readonly text: string; readonly tone: string }> = new Map([
  ['success', { text: '收银台：支付成功', tone: 'success' }],
  ['cancel', { text: '收银台：没有支付', tone: 'info' }],
  ['close', { text: '收银台：订单已关闭', tone: 'warning' }],
]);

/** Says with which outcome a cashier has led back to the page, until it is closed. */
export function PayResultNote() {
  const [search, setSearch] = useSearchParams();
  const result = RESULTS.get(search.get('payResult') ?? '');
  if (result === undefined) return null;
  const drop = (): void => {
    const rest = new URLSearchParams(search);
    rest.delete('payResult');
    setSearch(rest, { replace: true });
  };
  return (
    <p className={styles['note']} data-tone={result.tone} role="status">
      {result.text}
      <Button kind="quiet" icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />} aria-label="关闭提示" onClick={drop} />
    </p>
  );
}
