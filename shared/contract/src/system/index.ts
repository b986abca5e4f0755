export { auth, LoginRequest, Menu, PermissionInfo, Tokens } from './auth.ts';
export { captcha, CAPTCHA_MISSING, CAPTCHA_REFUSED, CaptchaAnswer, type CaptchaPoint } from './captcha.ts';
export { type DictType, dictType, DictTypeName } from './dict/dictType.ts';
export { allDictData, DictEntry } from './dict/allDictData.ts';
export { type DictData, type DictDataDraft, dictData } from './dict/dictData.ts';
export { NotifyMessage, notifyMessage } from './notifyMessage.ts';
export { ClientTokens, ClientUser, OAUTH2_SCOPES, oauth2, type OAuth2Scope } from './oauth2.ts';
export { tenant } from './tenant.ts';
export { type Profile, profile, type ProfileSession, profileSession, WRONG_PASSWORD } from './profile.ts';
