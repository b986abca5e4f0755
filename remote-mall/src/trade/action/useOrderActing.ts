import { order, type OrderRow } from '@zhilv/contract/mall';
import { later, type Opening, useLater } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { useState } from 'react';
import { type RecordSteps, useRecordStep } from '../step/useRecordStep.ts';
import type { StaffActionName } from './staffActions.ts';

/** These are filled in; the others ask a question. */
export type FormActionName = Extract<StaffActionName, 'deliver' | 'updatePrice' | 'updateAddress' | 'updateRemark'>;

/** The forms are loaded when somebody needs one. */
const formCode = later(async () => (await import('./orderForms.lazy.ts')).orderForms);

/** What a page needs to let its user act on orders. */
export interface OrderActing extends RecordSteps {
  /** Loads what the page shows of orders anew. */
  readonly reload: () => Promise<void>;
  /** The order for which a form is asked for. */
  readonly asked: { readonly action: FormActionName; readonly order: OrderRow } | null;
  readonly forms: Opening<Awaited<ReturnType<typeof formCode.load>>>;
  readonly start: (action: StaffActionName, order: OrderRow) => void;
  readonly close: () => void;
}

const QUESTIONS = {
  pickUp: {
    call: order.pickUpById,
    said: '已核销',
    content: (no: string) => `订单 ${no} 的商品已经交给买家，核销后订单完成。确定核销吗？`,
  },
  receive: {
    call: order.receive,
    said: '已确认收货',
    content: (no: string) => `买家已经收到订单 ${no} 的商品，收货后订单完成。确定收货吗？`,
  },
  cancel: {
    call: order.cancel,
    said: '订单已取消',
    content: (no: string) => `取消订单 ${no} 后不能恢复，商品退回库存，买家不能再付款。确定取消订单吗？`,
  },
} as const;

const isQuestion = (action: StaffActionName): action is keyof typeof QUESTIONS => action in QUESTIONS;

/** Lets the user act on orders of a page, which `reload` loads anew. Its forms are drawn by `ActionForm`. */
export function useOrderActing(reload: () => Promise<void>): OrderActing {
  const steps = useRecordStep(reload);
  const forms = useLater(formCode);
  const [asked, setAsked] = useState<OrderActing['asked']>(null);

  const start: OrderActing['start'] = (action, subject) => {
    if (!isQuestion(action)) {
      setAsked({ action, order: subject });
      void forms.open();
      return;
    }
    const { call: operation, said, content } = QUESTIONS[action];
    void steps.step(String(subject.id), () => call(operation, { id: subject.id }, { quiet: true }), {
      said,
      question: {
        content: content(subject.no),
        ...(action === 'cancel' && { danger: true, okText: '取消订单', cancelText: '再想想' }),
      },
    });
  };

  const close = (): void => {
    forms.close();
    setAsked(null);
  };

  return { ...steps, reload, asked, forms, start, close };
}
