import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the payment pages. */
export const payDictionaries: readonly Dictionary[] = [
  {
    id: 81,
    type: 'pay_channel_code',
    name: '支付渠道编码类型',
    entries: [
      ['wx_pub', '微信公众号支付', 'success'],
      ['wx_lite', '微信小程序支付', 'success'],
      ['wx_app', '微信 App 支付', 'success'],
      ['wx_native', '微信扫码支付', 'success'],
      ['wx_bar', '微信条码支付', 'success'],
      ['alipay_pc', '支付宝 PC 网站支付', 'primary'],
      ['alipay_wap', '支付宝 Wap 网站支付', 'primary'],
      ['alipay_app', '支付宝 App 支付', 'primary'],
      ['alipay_bar', '支付宝条码支付', 'primary'],
      ['alipay_qr', '支付宝扫码支付', 'primary'],
      ['mock', '模拟支付', 'default'],
      ['wallet', '钱包', 'primary'],
    ],
  },
  {
    id: 82,
    type: 'pay_order_status',
    name: '支付订单状态',
    entries: [
      ['0', '等待支付', 'info'],
      ['10', '支付成功', 'success'],
      ['20', '已退款', 'danger'],
      ['30', '支付关闭', 'info'],
    ],
  },
  {
    id: 83,
    type: 'pay_refund_status',
    name: '退款订单状态',
    entries: [
      ['0', '等待退款', 'info'],
      ['10', '退款成功', 'success'],
      ['20', '退款失败', 'danger'],
    ],
  },
  {
    id: 84,
    type: 'pay_notify_status',
    name: '支付回调状态',
    entries: [
      ['0', '等待通知', 'info'],
      ['10', '通知成功', 'success'],
      ['20', '通知失败', 'danger'],
      ['21', '请求成功，但是结果失败', 'warning'],
      ['22', '请求失败', 'warning'],
    ],
  },
  {
    id: 85,
    type: 'pay_notify_type',
    name: '支付通知类型',
    entries: [
      ['1', '支付单', 'primary'],
      ['2', '退款单', 'danger'],
    ],
  },
  {
    id: 86,
    type: 'pay_channel_wechat_version',
    name: '微信渠道版本',
    entries: [],
  },
];
