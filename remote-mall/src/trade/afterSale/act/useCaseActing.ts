import { afterSale, AFTER_SALE_WAY, type AfterSaleAction, type AfterSaleBase } from '@zhilv/contract/mall';
import { later } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { call } from '@zhilv/platform';
import { type Acting, type AskedStep, useActing } from '../../step/useActing.ts';

/** These are filled in; the others ask a question. */
export type CaseFormName = Extract<AfterSaleAction, 'disagree' | 'refuse' | 'deliver'>;

const forms = later(async () => (await import('./caseForms.lazy.ts')).caseForms);

type AskedDecision = Exclude<AfterSaleAction, CaseFormName>;

export type CaseActing = Acting<AskedDecision, CaseFormName, AfterSaleBase, Awaited<ReturnType<typeof forms.load>>>;

const questions: Readonly<Record<AskedDecision, AskedStep<AfterSaleBase>>> = {
  agree: {
    make: (id) => call(afterSale.agree, { id }, { quiet: true }),
    said: '已同意售后',
    question: ({ no, way, refundPrice }) => ({
      content:
        way === AFTER_SALE_WAY.refundOnly
          ? `同意售后 ${no} 后不用退货，可以退款 ${formatMoney(refundPrice)}。确定同意吗？`
          : `同意售后 ${no} 后买家把商品寄回，收到后退款 ${formatMoney(refundPrice)}。确定同意吗？`,
    }),
  },
  receive: {
    make: (id) => call(afterSale.receive, { id }, { quiet: true }),
    said: '已确认收到退货',
    question: ({ no }) => ({ content: `售后 ${no} 退回的商品已经收到并检查过，收货后可以退款。确定收货吗？` }),
  },
  refund: {
    make: (id) => call(afterSale.refund, { id }, { quiet: true }),
    said: '已退款',
    question: ({ no, refundPrice }) => ({
      content: `将按售后 ${no} 退给买家 ${formatMoney(refundPrice)}，退款后不能撤回。确定退款吗？`,
      danger: true,
    }),
  },
  cancel: {
    make: (id) => call(afterSale.cancel, { id }, { quiet: true }),
    said: '售后已取消',
    question: ({ no }) => ({
      content: `按买家的要求取消售后 ${no}，取消后不能恢复，需要时可以重新申请。确定取消售后吗？`,
      danger: true,
      // 取消 would answer the question with yes and no alike.
      okText: '取消售后',
      cancelText: '再想想',
    }),
  },
};

/** Lets the user decide about after-sale cases of a page, which `reload` loads anew. Its forms are drawn by `DecisionForm`. */
export const useCaseActing = (reload: () => Promise<void>): CaseActing => useActing(reload, { questions, forms });
