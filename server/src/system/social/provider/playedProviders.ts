import { SOCIAL_TYPE } from '@zhilv/contract/system';

/** A provider that the server plays in development. */
interface PlayedProvider {
  readonly type: number;
  /** Its name in addresses. */
  readonly key: string;
  readonly label: string;
  /** The parameters by which the real provider's address names its application. */
  readonly query: string;
}

const PLAYED: readonly PlayedProvider[] = [
  { type: SOCIAL_TYPE.gitee, key: 'gitee', label: 'Gitee', query: 'response_type=code&client_id=none' },
  { type: SOCIAL_TYPE.dingTalk, key: 'dingtalk', label: '钉钉', query: 'response_type=code&appid=none&scope=snsapi_login' },
  { type: SOCIAL_TYPE.weChatWork, key: 'wecom', label: '企业微信', query: 'appid=none&agentid=1000004' },
];

/** Development-only pages stand below it. */
export const PROVIDER_PATH = '/social-provider';

export const playedProvider = (type: number): PlayedProvider | undefined => PLAYED.find((one) => one.type === type);

export const playedProviderAt = (pathname: string): PlayedProvider | undefined =>
  PLAYED.find(({ key }) => pathname === `${PROVIDER_PATH}/${key}`);

/** The accounts that people can choose there. */
export const SAMPLE_ACCOUNTS: readonly { readonly openid: string; readonly nickname: string }[] = [
  { openid: 'sample-lin', nickname: '林溪' },
  { openid: 'sample-he', nickname: '何山' },
];
