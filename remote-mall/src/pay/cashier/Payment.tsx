import type { PayOrder } from '@zhilv/contract/pay';
import { formatMoney } from '@zhilv/format';
import { useUnsavedChanges } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useState } from 'react';
import type { Channel } from '../channel/channels.ts';
import { BarCodeDialog } from './barCode/BarCodeDialog.tsx';
import { PaymentDialog } from './display/PaymentDialog.tsx';
import { Outcome } from './outcome/Outcome.tsx';
import { outcomeOf } from './outcome/outcomes.ts';
import type { WayBack } from './outcome/useWayBack.ts';
import styles from './Payment.module.css';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { ChannelTiles } from './tiles/ChannelTiles.tsx';
import { firstPayable, offeredChannels } from './tiles/offeredChannels.ts';
import { usePayment } from './usePayment.ts';

export interface PaymentProps {
  loaded: PayOrder;
  /** The channels that are switched on; null where nobody can tell. */
  codes: readonly string[] | null;
  back: WayBack;
  /** The order is no longer there. */
  onGone: () => void;
}

/** An order from the choice of a channel to what became of it. */
export function Payment({ loaded, codes, back, onGone }: PaymentProps) {
  const payment = usePayment(loaded, onGone);
  const { order, shown, refusal } = payment;
  const offered = offeredChannels(codes);
  const [chosen, choose] = useState<Channel | null>(null);
  const [asksCode, askCode] = useState(false);
  const busy = payment.isBusy('pay');
  useUnsavedChanges(busy || shown !== null, '中的支付还没有完成，离开后需要重新发起');

  const outcome = outcomeOf(order, payment.expired);
  if (outcome !== null) return <Outcome outcome={outcome} order={order} back={back} />;

  const channel = chosen ?? firstPayable(offered);
  const pay = (): void => {
    if (channel === null) return;
    if (channel.barCode === undefined) void payment.pay(channel);
    else askCode(true);
  };
  return (
    <>
      <OrderSummary order={order} onEnd={() => void payment.end()} />
      <ChannelTiles offered={offered} chosen={channel} onChoose={choose} />
      <footer className={styles['bar']}>
        {refusal !== null && !asksCode && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {back.leads && (
          <Button kind="quiet" disabled={busy} onClick={() => back.go('cancel')}>
            暂不支付
          </Button>
        )}
        <span className={styles['sum']}>
          应付<strong className={styles['amount']}>{formatMoney(order.price)}</strong>
        </span>
        <Button kind="primary" busy={busy} unavailable={channel === null ? '没有可用的支付方式' : undefined} onClick={pay}>
          确认支付
        </Button>
      </footer>
      {asksCode && channel?.barCode !== undefined && (
        <BarCodeDialog
          channelCode={channel.code}
          barCode={channel.barCode}
          busy={busy}
          refusal={refusal}
          onCode={async (code) => {
            if (await payment.pay(channel, code)) askCode(false);
          }}
          onClose={() => {
            payment.forgive();
            askCode(false);
          }}
        />
      )}
      {shown !== null && (
        <PaymentDialog
          shown={shown}
          price={order.price}
          troubled={payment.troubled}
          asking={payment.isBusy('ask')}
          onPaid={() => void payment.askAloud()}
          onClose={payment.hide}
        />
      )}
    </>
  );
}
