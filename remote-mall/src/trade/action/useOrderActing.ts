import { order, type OrderRow } from '@zhilv/contract/mall';
import { later } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { type Acting, type AskedStep, useActing } from '../step/useActing.ts';
import type { StaffActionName } from './staffActions.ts';

/** These are filled in; the others ask a question. */
export type FormActionName = Extract<StaffActionName, 'deliver' | 'updatePrice' | 'updateAddress' | 'updateRemark'>;

const forms = later(async () => (await import('./orderForms.lazy.ts')).orderForms);

type AskedActionName = Exclude<StaffActionName, FormActionName>;

export type OrderActing = Acting<AskedActionName, FormActionName, OrderRow, Awaited<ReturnType<typeof forms.load>>>;

const questions: Readonly<Record<AskedActionName, AskedStep<OrderRow>>> = {
  pickUp: {
    make: (id) => call(order.pickUpById, { id }, { quiet: true }),
    said: '已核销',
    question: ({ no }) => ({ content: `订单 ${no} 的商品已经交给买家，核销后订单完成。确定核销吗？` }),
  },
  receive: {
    make: (id) => call(order.receive, { id }, { quiet: true }),
    said: '已确认收货',
    question: ({ no }) => ({ content: `买家已经收到订单 ${no} 的商品，收货后订单完成。确定收货吗？` }),
  },
  cancel: {
    make: (id) => call(order.cancel, { id }, { quiet: true }),
    said: '订单已取消',
    question: ({ no }) => ({
      content: `取消订单 ${no} 后不能恢复，商品退回库存，买家不能再付款。确定取消订单吗？`,
      danger: true,
      okText: '取消订单',
      cancelText: '再想想',
    }),
  },
};

/** Lets the user act on orders of a page, which `reload` loads anew. Its forms are drawn by `ActionForm`. */
export const useOrderActing = (reload: () => Promise<void>): OrderActing => useActing(reload, { questions, forms });
