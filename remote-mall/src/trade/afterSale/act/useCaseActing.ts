import { afterSale, AFTER_SALE_WAY, type AfterSaleAction, type AfterSaleBase } from '@zhilv/contract/mall';
import { later, type Opening, useLater } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { call } from '@zhilv/platform';
import { useState } from 'react';
import { type RecordSteps, useRecordStep } from '../../step/useRecordStep.ts';

/** These are filled in; the others ask a question. */
export type CaseFormName = Extract<AfterSaleAction, 'disagree' | 'refuse' | 'deliver'>;

/** The forms are loaded when somebody needs one. */
const formCode = later(async () => (await import('./caseForms.lazy.ts')).caseForms);

/** What a page needs to let its user decide about after-sale cases. */
export interface CaseActing extends RecordSteps {
  /** The case for which a form is asked for. */
  readonly asked: { readonly action: CaseFormName; readonly afterSale: AfterSaleBase } | null;
  readonly forms: Opening<Awaited<ReturnType<typeof formCode.load>>>;
  readonly start: (action: AfterSaleAction, afterSale: AfterSaleBase) => void;
  readonly close: () => void;
}

const QUESTIONS = {
  agree: {
    call: afterSale.agree,
    said: '已同意售后',
    danger: false,
    content: ({ no, way, refundPrice }: AfterSaleBase) =>
      way === AFTER_SALE_WAY.refundOnly
        ? `同意售后 ${no} 后不用退货，可以退款 ${formatMoney(refundPrice)}。确定同意吗？`
        : `同意售后 ${no} 后买家把商品寄回，收到后退款 ${formatMoney(refundPrice)}。确定同意吗？`,
  },
  receive: {
    call: afterSale.receive,
    said: '已确认收到退货',
    danger: false,
    content: ({ no }: AfterSaleBase) => `售后 ${no} 退回的商品已经收到并检查过，收货后可以退款。确定收货吗？`,
  },
  refund: {
    call: afterSale.refund,
    said: '已退款',
    danger: true,
    content: ({ no, refundPrice }: AfterSaleBase) =>
      `将按售后 ${no} 退给买家 ${formatMoney(refundPrice)}，退款后不能撤回。确定退款吗？`,
  },
  cancel: {
    call: afterSale.cancel,
    said: '售后已取消',
    danger: true,
    content: ({ no }: AfterSaleBase) => `按买家的要求取消售后 ${no}，取消后不能恢复，需要时可以重新申请。确定取消售后吗？`,
  },
} as const;

const isQuestion = (action: AfterSaleAction): action is keyof typeof QUESTIONS => action in QUESTIONS;

/** Lets the user decide about after-sale cases of a page, which `reload` loads anew. Its forms are drawn by `DecisionForm`. */
export function useCaseActing(reload: () => Promise<void>): CaseActing {
  const steps = useRecordStep(reload);
  const forms = useLater(formCode);
  const [asked, setAsked] = useState<CaseActing['asked']>(null);

  const start: CaseActing['start'] = (action, subject) => {
    if (!isQuestion(action)) {
      setAsked({ action, afterSale: subject });
      void forms.open();
      return;
    }
    const { call: operation, said, danger, content } = QUESTIONS[action];
    void steps.step(String(subject.id), () => call(operation, { id: subject.id }, { quiet: true }), {
      said,
      question: {
        content: content(subject),
        danger,
        // 取消 would answer the question with yes and no alike.
        ...(action === 'cancel' && { okText: '取消售后', cancelText: '再想想' }),
      },
    });
  };

  const close = (): void => {
    forms.close();
    setAsked(null);
  };

  return { ...steps, asked, forms, start, close };
}
