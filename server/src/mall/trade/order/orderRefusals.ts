import type { OrderCondition } from '@zhilv/contract/mall';
import { BusinessError } from '../../../call/BusinessError.ts';

/*
 * The refusals of orders that no table of states has, with codes and words of the protocol (docs/protocol/trade.md §4).
 */

export const itemMissing = () => new BusinessError(1_011_000_010, '交易订单项不存在');
export const orderMissing = () => new BusinessError(1_011_000_011, '交易订单不存在');
export const otherPayOrder = () => new BusinessError(1_011_000_014, '交易订单更新支付状态失败，支付单编号不匹配');
export const payOrderUnpaid = () => new BusinessError(1_011_000_015, '交易订单更新支付状态失败，支付单状态不是【支付成功】状态');
export const otherAmount = () => new BusinessError(1_011_000_016, '交易订单更新支付状态失败，支付单金额不匹配');
export const priceTooLow = () => new BusinessError(1_011_000_028, '支付订单调价失败，原因：调整后支付价格不能小于 0.01 元');
export const expressMissing = () => new BusinessError(1_011_004_000, '快递公司不存在');
export const expressOff = () => new BusinessError(1_011_004_003, '快递公司未启用');
export const noTrackProvider = () => new BusinessError(1_011_004_002, '需要接入快递服务商，比如【快递100】');
export const storeMissing = () => new BusinessError(1_011_006_000, '自提门店不存在');
export const refusalBy = ({ code, message }: Pick<OrderCondition, 'code' | 'message'>) => new BusinessError(code, message);
