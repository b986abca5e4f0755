export { auth, LoginRequest, Menu, PermissionInfo, Tokens } from './auth.ts';
export { type DictType, dictType, DictTypeName } from './dict/dictType.ts';
export { allDictData, DictEntry } from './dict/allDictData.ts';
export { type DictData, type DictDataDraft, dictData } from './dict/dictData.ts';
export { NotifyMessage, notifyMessage } from './notifyMessage.ts';
export { social, SOCIAL_REFUSAL, SocialLoginRequest, SocialUser } from './social.ts';
export { SOCIAL_TYPE } from './socialType.ts';
export { tenant } from './tenant.ts';
