import { BusinessError } from '../../call/BusinessError.ts';

/*
 * The refusals of payments, with codes and words of the protocol (docs/protocol/pay.md §5).
 */

export const appMissing = () => new BusinessError(1_007_000_000, 'App 不存在');
export const appOff = () => new BusinessError(1_007_000_002, 'App 已经被禁用');
export const appHasOrders = () => new BusinessError(1_007_000_003, '支付应用存在支付订单，无法删除');
export const appHasRefunds = () => new BusinessError(1_007_000_004, '支付应用存在退款订单，无法删除');
export const channelMissing = () => new BusinessError(1_007_001_000, '支付渠道的配置不存在');
export const channelOff = () => new BusinessError(1_007_001_001, '支付渠道已经禁用');
export const channelExists = () => new BusinessError(1_007_001_004, '已存在相同的渠道');
export const orderMissing = () => new BusinessError(1_007_002_000, '支付订单不存在');
export const orderNotWaiting = () => new BusinessError(1_007_002_001, '支付订单不处于待支付');
export const orderPaid = () => new BusinessError(1_007_002_002, '订单已支付，请刷新页面');
export const orderExpired = () => new BusinessError(1_007_002_003, '支付订单已经过期');
export const submitFailed = (code: string | number, words: string) =>
  new BusinessError(1_007_002_004, `发起支付报错，错误码：${code}，错误提示：${words}`);
export const notRefundable = () => new BusinessError(1_007_002_005, '支付订单退款失败，原因：状态不是已支付或已退款');
export const attemptMissing = () => new BusinessError(1_007_003_000, '支付交易拓展单不存在');
export const attemptNotWaiting = () => new BusinessError(1_007_003_001, '支付交易拓展单不处于待支付');
export const refundTooLarge = () => new BusinessError(1_007_006_000, '退款金额超过订单可退款金额');
export const refundExists = () => new BusinessError(1_007_006_003, '已经存在退款单');
export const walletShort = () => submitFailed(1_007_007_001, '钱包余额不足');
