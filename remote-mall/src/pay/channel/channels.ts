/** The provider's house that a channel belongs to; people look for a channel there. */
export type ChannelGroup = 'alipay' | 'wechat' | 'other';

/** The sign that stands for a way to pay. */
export type ChannelSign = 'screen' | 'phone' | 'app' | 'scan' | 'bar' | 'account' | 'program' | 'wallet' | 'trial';

/** The code on a buyer's phone: the name under which it is sent, and how many digits it has at least and at most. */
export interface BarCode {
  readonly sentAs: string;
  readonly digits: readonly [min: number, max: number];
}

/** A way to pay, as `pay_channel_code` names it (docs/protocol/pay.md §1). */
export interface Channel {
  readonly code: string;
  /** Where the dictionary does not know it. */
  readonly name: string;
  readonly group: ChannelGroup;
  readonly sign: ChannelSign;
  /** The cashier asks for the code on the buyer's phone first. */
  readonly barCode?: BarCode;
  /** The reason why nobody can pay by it in a browser. */
  readonly elsewhere?: string;
}

/** All channels, in the order in which a cashier offers them. */
export const channels: readonly Channel[] = [
  { code: 'alipay_qr', name: '支付宝扫码支付', group: 'alipay', sign: 'scan' },
  { code: 'alipay_pc', name: '支付宝 PC 网站支付', group: 'alipay', sign: 'screen' },
  { code: 'alipay_wap', name: '支付宝 Wap 网站支付', group: 'alipay', sign: 'phone' },
  {
    code: 'alipay_bar',
    name: '支付宝条码支付',
    group: 'alipay',
    sign: 'bar',
    barCode: { sentAs: 'auth_code', digits: [16, 24] },
  },
  { code: 'alipay_app', name: '支付宝 App 支付', group: 'alipay', sign: 'app', elsewhere: '只能在 App 中支付' },
  { code: 'wx_native', name: '微信扫码支付', group: 'wechat', sign: 'scan' },
  { code: 'wx_wap', name: '微信 Wap 网站支付', group: 'wechat', sign: 'phone' },
  { code: 'wx_bar', name: '微信条码支付', group: 'wechat', sign: 'bar', barCode: { sentAs: 'authCode', digits: [18, 18] } },
  { code: 'wx_pub', name: '微信公众号支付', group: 'wechat', sign: 'account', elsewhere: '只能在微信公众号中支付' },
  { code: 'wx_lite', name: '微信小程序支付', group: 'wechat', sign: 'program', elsewhere: '只能在微信小程序中支付' },
  { code: 'wx_app', name: '微信 App 支付', group: 'wechat', sign: 'app', elsewhere: '只能在 App 中支付' },
  { code: 'wallet', name: '钱包支付', group: 'other', sign: 'wallet' },
  { code: 'mock', name: '模拟支付', group: 'other', sign: 'trial' },
];

const byCode: ReadonlyMap<string, Channel> = new Map(channels.map((channel) => [channel.code, channel]));

/** Gives a channel by its code; one that nobody knows is called by the code. */
export const channelOf = (code: string): Channel => byCode.get(code) ?? { code, name: code, group: 'other', sign: 'screen' };
