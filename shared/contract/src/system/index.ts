export { auth, LoginRequest, Menu, PermissionInfo, Tokens } from './auth.ts';
export { DictType, DictTypeDraft, dictType } from './dict.ts';
export { DictData, DictDataDraft, dictData, DictEntry } from './dictData.ts';
export { NotifyMessage, notifyMessage } from './notifyMessage.ts';
export { tenant } from './tenant.ts';
