import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the trade pages. */
export const tradeDictionaries: readonly Dictionary[] = [
  {
    id: 101,
    type: 'trade_order_type',
    name: '交易订单的类型',
    entries: [
      ['0', '普通订单', 'default'],
      ['1', '秒杀订单', 'default'],
      ['2', '砍价订单', 'default'],
      ['3', '拼团订单', 'default'],
    ],
  },
  {
    id: 102,
    type: 'trade_order_status',
    name: '交易订单的状态',
    entries: [
      ['0', '待支付', 'default'],
      ['10', '待发货', 'primary'],
      ['20', '已发货', 'primary'],
      ['30', '已完成', 'success'],
      ['40', '已取消', 'danger'],
    ],
  },
  {
    id: 103,
    type: 'trade_order_item_after_sale_status',
    name: '交易订单项的售后状态',
    entries: [
      ['0', '未售后', 'info'],
      ['10', '售后中', 'primary'],
      ['20', '已退款', 'success'],
    ],
  },
  {
    id: 104,
    type: 'trade_after_sale_status',
    name: '交易售后状态',
    entries: [
      ['10', '申请售后', 'primary'],
      ['20', '商品待退货', 'primary'],
      ['30', '商家待收货', 'primary'],
      ['40', '等待退款', 'primary'],
      ['50', '退款成功', 'default'],
      ['61', '买家取消', 'info'],
      ['62', '商家拒绝', 'info'],
      ['63', '商家拒收货', 'info'],
    ],
  },
  {
    id: 105,
    type: 'trade_after_sale_way',
    name: '交易售后的方式',
    entries: [
      ['10', '仅退款', 'primary'],
      ['20', '退货退款', 'success'],
    ],
  },
  {
    id: 106,
    type: 'trade_after_sale_type',
    name: '交易售后的类型',
    entries: [
      ['10', '售中退款', 'success'],
      ['20', '售后退款', 'primary'],
    ],
  },
  {
    id: 107,
    type: 'trade_delivery_type',
    name: '交易配送类型',
    entries: [
      ['1', '快递发货', ''],
      ['2', '用户自提', ''],
    ],
  },
  {
    id: 108,
    type: 'trade_delivery_express_charge_mode',
    name: '快递计费方式',
    entries: [
      ['1', '按件', ''],
      ['2', '按重量', ''],
      ['3', '按体积', ''],
    ],
  },
];
