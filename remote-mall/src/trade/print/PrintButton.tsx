import type { OrderRow } from '@zhilv/contract/mall';
import { later, useLater } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Printer } from 'lucide-react';

const printCode = later(async () => (await import('./printOrders.ts')).printOrders);

export interface PrintButtonProps {
  orders: readonly OrderRow[];
  /** The one order that a page shows, which nobody chooses. */
  single?: boolean;
}

/** Prints the sheets that go with the goods of orders. */
export function PrintButton({ orders, single = false }: PrintButtonProps) {
  const { loading, prepare, open, close } = useLater(printCode);
  const print = async (): Promise<void> => {
    const printOrders = await open();
    await printOrders?.(orders);
    close();
  };
  return (
    <Button
      icon={<Printer size={16} strokeWidth={1.5} />}
      busy={loading}
      unavailable={orders.length === 0 ? '请先选择要打印的订单' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void print()}
    >
      {single ? '打印' : `批量打印${orders.length > 0 ? `（${orders.length}）` : ''}`}
    </Button>
  );
}
