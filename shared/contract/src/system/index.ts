export { auth, LoginRequest, Menu, PermissionInfo, Tokens } from './auth.ts';
export { type DictType, dictType, DictTypeName } from './dict/dictType.ts';
export { allDictData, DictEntry } from './dict/allDictData.ts';
export { type DictData, type DictDataDraft, dictData } from './dict/dictData.ts';
export { NotifyMessage, notifyMessage } from './notifyMessage.ts';
export { REGISTRATION_OFF, registration, USERNAME_TAKEN } from './registration.ts';
export { Mobile, SMS_REFUSALS, smsCode, SmsScene } from './smsCode.ts';
export { tenant } from './tenant.ts';
