/** `system_social_type`: the providers of docs/protocol/system.md §1.3 that every supported back end knows. */
export const SOCIAL_TYPE = {
  gitee: 10,
  dingTalk: 20,
  weChatWork: 30,
  weChatOfficial: 31,
  weChatOpen: 32,
  weChatMini: 34,
} as const;

const TYPES: readonly number[] = Object.values(SOCIAL_TYPE);

export const isSocialType = (type: number): boolean => TYPES.includes(type);

/** Tells whether people consent to a provider on a page in their browser. A mini program has none: it signs in inside of WeChat. */
export const hasConsentPage = (type: number): boolean => isSocialType(type) && type !== SOCIAL_TYPE.weChatMini;

/** The recorded words about any other type. */
export const OUTSIDE_SOCIAL_TYPES = `必须在指定范围 [${TYPES.join(', ')}]`;
