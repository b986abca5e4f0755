import type { PayOrder } from '@zhilv/contract/pay';
import { formatDateTime, formatMoney } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { isFocusLost } from '@zhilv/ui/focus';
import { CircleCheck, CircleSlash, Clock, SearchX, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FactList } from '../../../parts/section/FactList.tsx';
import { useChannelName } from '../../channel/useChannelName.ts';
import styles from './Outcome.module.css';
import { type OutcomeName, outcomes } from './outcomes.ts';
import type { WayBack } from './useWayBack.ts';

export interface OutcomeProps {
  outcome: OutcomeName;
  /** Null where there is none. */
  order: PayOrder | null;
  back: WayBack;
}

/** The outcome can be read before the page leads back. */
const LEADS_AFTER_S = 3;

const ICONS = { paid: CircleCheck, refunded: Undo2, closed: CircleSlash, expired: Clock, missing: SearchX } as const;

/** Says what became of a payment, and leads back. */
export function Outcome({ outcome, order, back }: OutcomeProps) {
  const { title, text, result, leads } = outcomes[outcome];
  const Sign = ICONS[outcome];
  const left = useCountdown(leads && back.leads, () => back.go(result));
  const section = useRef<HTMLElement>(null);
  const wordsId = useId();
  // The button that was pressed has gone, and its focus with it; a key that is pressed at once has to reach the outcome.
  useLayoutEffect(() => {
    if (isFocusLost()) section.current?.focus();
  }, []);
  return (
    <section
      ref={section}
      className={styles['outcome']}
      data-outcome={outcome}
      aria-label="支付结果"
      aria-describedby={wordsId}
      tabIndex={-1}
    >
      <Sign size={48} strokeWidth={1.5} aria-hidden="true" className={styles['sign']} />
      <div id={wordsId} role="status">
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      {order !== null && <Paid order={order} />}
      {back.refused && <p className={styles['text']}>链接中的返回地址不在允许范围，不会前往</p>}
      {back.leads ? (
        <Button kind="primary" onClick={() => back.go(result)}>
          {left === null ? '返回' : `返回（${left}）`}
        </Button>
      ) : back.closes ? (
        <Button kind="primary" onClick={() => back.go(result)}>
          关闭本页
        </Button>
      ) : (
        <p className={styles['text']}>可以关闭本页</p>
      )}
    </section>
  );
}

function Paid({ order }: { order: PayOrder }) {
  const { subject, price, refundPrice, channelCode, successTime, merchantOrderId } = order;
  const channel = useChannelName(channelCode ?? '');
  const isRefunded = refundPrice !== null && refundPrice !== undefined && refundPrice > 0;
  return (
    <FactList
      facts={[
        ['商品', subject],
        ['金额', formatMoney(price)],
        isRefunded ? ['已退款', formatMoney(refundPrice)] : null,
        channelCode === null || channelCode === undefined || channelCode === '' ? null : ['支付方式', channel],
        successTime === null || successTime === undefined ? null : ['支付时间', formatDateTime(successTime)],
        ['商户订单号', merchantOrderId],
      ]}
    />
  );
}

/** Counts seconds down and then does something, once. @returns the seconds that are left; null while nothing is counted */
function useCountdown(counts: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(LEADS_AFTER_S);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!counts) return undefined;
    if (left === 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [counts, left]);
  return counts && left > 0 ? left : null;
}
