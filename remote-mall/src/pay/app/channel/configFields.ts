import { channelOf } from '../../channel/channels.ts';

/** A value of a channel's configuration that the form asks for by itself. */
export interface ConfigField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** It has several lines. */
  readonly long?: boolean;
}

const ALIPAY: readonly ConfigField[] = [
  { name: 'appId', label: '开放平台 APPID' },
  { name: 'serverUrl', label: '网关地址', hint: '例如：https://openapi.alipay.com/gateway.do' },
  { name: 'signType', label: '签名算法', hint: '例如：RSA2' },
  { name: 'privateKey', label: '应用私钥', long: true },
  { name: 'alipayPublicKey', label: '支付宝公钥', long: true },
];

const WECHAT: readonly ConfigField[] = [
  { name: 'appId', label: '公众号或应用 APPID' },
  { name: 'mchId', label: '商户号' },
  { name: 'apiVersion', label: 'API 版本', hint: 'v2 或 v3' },
  { name: 'mchKey', label: '商户密钥（v2）' },
  { name: 'apiV3Key', label: 'API v3 密钥' },
  { name: 'privateKeyContent', label: '商户私钥（v3）', long: true },
  { name: 'privateCertContent', label: '商户证书（v3）', long: true },
];

/** Gives the values that a provider is known to want for a channel; the built-in channels want none. */
export function configFieldsOf(code: string): readonly ConfigField[] {
  const { group } = channelOf(code);
  return group === 'alipay' ? ALIPAY : group === 'wechat' ? WECHAT : [];
}
