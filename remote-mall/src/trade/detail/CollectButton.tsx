import { ORDER_STATUS, type OrderDetail } from '@zhilv/contract/mall';
import { payOrder } from '@zhilv/contract/pay';
import { usePagePath } from '@zhilv/crud';
import { Can, usePage } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useNavigate } from 'react-router';
import { cashierAddress } from '../../parts/cashier/cashierAddress.ts';

export interface CollectButtonProps {
  order: OrderDetail;
}

/** Leads to the cashier, where what a buyer owes for an order is taken, and which leads back here. */
export function CollectButton({ order: { id, status, payOrderId } }: CollectButtonProps) {
  const cashier = usePagePath('pay/cashier/index');
  const { path } = usePage();
  const navigate = useNavigate();
  if (cashier === null || status !== ORDER_STATUS.unpaid || payOrderId === null || payOrderId === undefined) return null;
  return (
    <Can call={payOrder.get}>
      <Button kind="primary" onClick={() => void navigate(cashierAddress(cashier, payOrderId, `${path}?id=${String(id)}`))}>
        去收款
      </Button>
    </Can>
  );
}
