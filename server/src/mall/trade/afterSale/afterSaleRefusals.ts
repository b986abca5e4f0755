import { BusinessError } from '../../../call/BusinessError.ts';

/*
 * The refusals of after-sale cases that no table of states has, with codes and words of the protocol (docs/protocol/trade.md §4).
 */

export const caseMissing = () => new BusinessError(1_011_000_100, '售后单不存在');
export const amountWrong = () => new BusinessError(1_011_000_101, '申请退款金额错误');
export const orderClosed = () => new BusinessError(1_011_000_102, '订单已关闭，无法申请售后');
export const orderUnpaid = () => new BusinessError(1_011_000_103, '订单未支付，无法申请售后');
export const orderUndelivered = () => new BusinessError(1_011_000_104, '订单未发货，无法申请【退货退款】售后');
export const alreadyApplied = () => new BusinessError(1_011_000_105, '订单项已申请售后，无法重复申请');
export const caseChanged = () => new BusinessError(1_011_000_107, '操作售后单失败，请刷新后重试');
