import type { OrderDetail } from '@zhilv/contract/mall';
import { Copyable, showField } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { RecordHeader } from '../../parts/header/RecordHeader.tsx';
import { STAFF_ACTIONS, staffActions } from '../action/staffActions.ts';
import type { OrderActing } from '../action/useOrderActing.ts';
import { orders } from '../order/orders.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { CollectButton } from './CollectButton.tsx';

export interface OrderHeaderProps {
  order: OrderDetail;
  offers: ReadonlySet<string>;
  acting: OrderActing;
}

/** Names an order, its state and its price, and has what can be done with it. */
export function OrderHeader({ order, offers, acting }: OrderHeaderProps) {
  const { awaited, others } = staffActions(order, offers);
  return (
    <RecordHeader
      title={<Copyable text={order.no}>{order.no}</Copyable>}
      state={showField(orders, order, 'status')}
      price={formatMoney(order.payPrice)}
      actions={
        <>
          <PrintButton orders={[order]} single />
          {[...others, ...(awaited === null ? [] : [awaited])].map((name) => (
            <Can key={name} call={STAFF_ACTIONS[name].call}>
              <Button
                kind={name === awaited ? 'primary' : STAFF_ACTIONS[name].danger === true ? 'danger' : 'secondary'}
                busy={name === awaited && acting.isBusy(String(order.id))}
                onPointerEnter={acting.forms.prepare}
                onFocus={acting.forms.prepare}
                onClick={() => acting.start(name, order)}
              >
                {STAFF_ACTIONS[name].label}
              </Button>
            </Can>
          ))}
          <CollectButton order={order} />
        </>
      }
    />
  );
}
