export { auth, LoginRequest, Menu, PermissionInfo, Tokens } from './auth.ts';
export { DictType, DictTypeDraft, dictType } from './dict.ts';
export { dictData, DictEntry } from './dictData.ts';
export { tenant } from './tenant.ts';
