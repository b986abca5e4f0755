export { isChannelSecret, KEPT_SECRET, UnknownSecret, withoutSecrets, withSecrets } from './channelSecrets.ts';
export { DEMO_GOODS, DemoOrder, demoOrder } from './demoOrder.ts';
export { isOwnPath, isWebAddress } from './payAddress.ts';
export { payApp } from './payApp.ts';
export {
  DISPLAY_MODES,
  type DisplayMode,
  OrderNotice,
  PaidNotice,
  PayAttempt,
  payAttempt,
  RefundedNotice,
} from './payAttempt.ts';
export { PayChannel, payChannel } from './payChannel.ts';
export { PayNotify, payNotify, PayNotifyDetail } from './payNotify.ts';
export { ListedPayOrder, PAY_ORDER_STATUS, PayOrder, payOrder, PayOrderDetail } from './payOrder.ts';
export { PayRefund, payRefund, PayRefundDetail } from './payRefund.ts';
