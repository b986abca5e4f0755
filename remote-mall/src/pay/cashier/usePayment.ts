import { type Actions, useActions } from '@zhilv/crud';
import { PAY_ORDER_STATUS, payAttempt, type PayOrder, payOrder } from '@zhilv/contract/pay';
import { ApiError, call, messages, paymentTargets, serverNow } from '@zhilv/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router';
import type { Channel } from '../channel/channels.ts';
import { prepareDisplay } from './display/codeDrawing.ts';
import { displayOf, type Shown } from './display/displayOf.ts';
import { watchOrder } from './watch/watchOrder.ts';

/** A payment under way. */
export interface Payment {
  /** The order as it was heard of last. */
  readonly order: PayOrder;
  /** Its time is over, although the back end has not closed it yet. */
  readonly expired: boolean;
  readonly shown: Shown | null;
  /** The reason why the last attempt was refused. */
  readonly refusal: string | null;
  /** Nobody knows at the moment whether it was paid. */
  readonly troubled: boolean;
  readonly isBusy: Actions<'pay' | 'ask'>['isBusy'];
  /** Begins an attempt, once at a time. @returns whether the back end took it */
  readonly pay: (channel: Channel, barCode?: string) => Promise<boolean>;
  /** Asks once more what became of the order, whose time has run down, and says nothing. */
  readonly end: () => Promise<void>;
  /** Asks what became of the order, and says so. */
  readonly askAloud: () => Promise<void>;
  readonly hide: () => void;
  /** Drops the reason of a refusal. */
  readonly forgive: () => void;
}

/** By these codes a back end says that an order is no longer as the cashier shows it. */
const NOT_AS_SHOWN = { missing: 1_007_002_000, notWaiting: 1_007_002_001, paid: 1_007_002_002 } as const;
const EXPIRED = 1_007_002_003;

/** Takes an order from attempt to attempt until it is paid or over. @param onGone is told when the order is no longer there */
export function usePayment(loaded: PayOrder, onGone: () => void): Payment {
  const [heard, setHeard] = useState({ of: loaded, order: loaded });
  const [ended, setEnded] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [troubled, setTroubled] = useState(false);
  const { isBusy, run } = useActions<'pay' | 'ask'>();
  const here = createPath(useLocation());
  // What was loaded anew is newer than what was heard before.
  const order = heard.of === loaded ? heard.order : loaded;
  const waiting = order.status === PAY_ORDER_STATUS.waiting;
  const expired = waiting && ended;

  /** @param ran the countdown has run down: the clock that answers tell is late by up to a second, so that it may not say so yet */
  const hear = (next: PayOrder | null, ran = false): void => {
    setTroubled(false);
    if (next === null) {
      onGone();
      return;
    }
    setHeard({ of: loaded, order: next });
    if (next.status === PAY_ORDER_STATUS.waiting) setEnded(ran || isOver(next));
    else setShown(null);
  };
  const read = (signal?: AbortSignal): Promise<PayOrder | null> =>
    call(payOrder.get, { id: order.id }, { quiet: true, ...(signal && { signal }) });

  const watching = waiting && !expired && shown !== null && shown.display.kind !== 'refused';
  const readNow = useEffectEvent(read);
  const hearNow = useEffectEvent(hear);
  useEffect(
    () => (watching ? watchOrder({ read: readNow, onOrder: hearNow, onTrouble: () => setTroubled(true) }) : undefined),
    [watching],
  );

  /** Asks what became of the order. Where nobody can tell, another ask follows, or the press is repeated. */
  const listen = async (ran = false): Promise<void> => {
    try {
      hear(await read(), ran);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };

  const pay: Payment['pay'] = async (channel, barCode) => {
    let taken = false;
    const work = async (): Promise<void> => {
      setRefusal(null);
      const channelExtras = channel.barCode !== undefined && barCode !== undefined && { [channel.barCode.sentAs]: barCode };
      const returnUrl = new URL(here, window.location.origin).href;
      const attempt = { id: order.id, channelCode: channel.code, ...(channelExtras && { channelExtras }), returnUrl };
      const answer = await call(payAttempt.submit, attempt, { quiet: true });
      taken = true;
      if (answer.status === PAY_ORDER_STATUS.waiting) {
        const display = displayOf(answer, paymentTargets());
        await prepareDisplay(display);
        setShown({ channel, display });
        return;
      }
      setHeard({ of: loaded, order: { ...order, status: answer.status } });
      // It is known to be paid; only when and by what is told by the order.
      await listen();
    };
    const refused = (error: ApiError): boolean => {
      if (error.code === EXPIRED) setEnded(true);
      else setRefusal(error.message);
      const isOther = Object.values(NOT_AS_SHOWN).some((code) => code === error.code);
      // An answer that was lost may have been that it was paid.
      if (isOther || error.kind !== 'business') void listen();
      return true;
    };
    await run('pay', work, { refused });
    return taken;
  };

  const askAloud = (): Promise<void> =>
    run('ask', async () => {
      const next = await read();
      hear(next);
      if (next?.status === PAY_ORDER_STATUS.waiting) messages.warning('还没有收到支付结果，请稍候');
    });

  return {
    order,
    expired,
    shown,
    refusal,
    troubled,
    isBusy,
    pay,
    end: () => listen(true),
    askAloud,
    hide: () => setShown(null),
    forgive: () => setRefusal(null),
  };
}

/** Whether an order's time is over by the server's clock. Where nobody knows that clock, the back end says so by closing the order. */
function isOver({ expireTime }: PayOrder): boolean {
  const now = serverNow();
  return now !== null && now >= expireTime;
}
