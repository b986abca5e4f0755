import { SOCIAL_TYPE } from '@zhilv/contract/system';
import { type LucideIcon, GitBranch, MessageCircle, MessagesSquare, Pin } from 'lucide-react';

/** A provider by which people may sign in. */
export interface Provider {
  /** `system_social_type` */
  readonly type: number;
  /** Its name in addresses. */
  readonly key: string;
  readonly name: string;
  /** A plain drawing: trademarks are their owners'. */
  readonly mark: LucideIcon;
}

const PROVIDERS: readonly Provider[] = [
  { type: SOCIAL_TYPE.dingTalk, key: 'dingtalk', name: '钉钉', mark: Pin },
  { type: SOCIAL_TYPE.weChatWork, key: 'wecom', name: '企业微信', mark: MessagesSquare },
  { type: SOCIAL_TYPE.gitee, key: 'gitee', name: 'Gitee', mark: GitBranch },
  { type: SOCIAL_TYPE.weChatOfficial, key: 'wechatmp', name: '微信公众平台', mark: MessageCircle },
  { type: SOCIAL_TYPE.weChatOpen, key: 'wechat', name: '微信开放平台', mark: MessageCircle },
];

export const providerOfType = (type: number): Provider | null => PROVIDERS.find((one) => one.type === type) ?? null;

export const providerOfKey = (key: string): Provider | null => PROVIDERS.find((one) => one.key === key.toLowerCase()) ?? null;

/** The providers of these types, in their order; types without a web page to consent on are left out. */
export const providersOf = (types: readonly number[]): readonly Provider[] => types.flatMap((type) => providerOfType(type) ?? []);
