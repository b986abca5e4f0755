import type { OrderDetail } from '@zhilv/contract/mall';
import { Copyable, showField } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { RecordHeader } from '../../parts/header/RecordHeader.tsx';
import { STAFF_ACTIONS, staffActions } from '../action/staffActions.ts';
import type { OrderActing } from '../action/useOrderActing.ts';
import { orders } from '../order/orders.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { CollectButton } from './CollectButton.tsx';
import { StepButtons } from '../step/StepButtons.tsx';

export interface OrderHeaderProps {
  order: OrderDetail;
  offers: ReadonlySet<string>;
  acting: OrderActing;
}

/** Names an order, its state and its price, and has what can be done with it. */
export function OrderHeader({ order, offers, acting }: OrderHeaderProps) {
  return (
    <RecordHeader
      title={<Copyable text={order.no}>{order.no}</Copyable>}
      state={showField(orders, order, 'status')}
      price={formatMoney(order.payPrice)}
      actions={
        <>
          <PrintButton orders={[order]} single />
          <StepButtons steps={STAFF_ACTIONS} offered={staffActions(order, offers)} subject={order} acting={acting} />
          <CollectButton order={order} />
        </>
      }
    />
  );
}
