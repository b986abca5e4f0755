export { Area, area } from './area.ts';
export { auth, LoginRequest, PermissionInfo, Tokens } from './auth.ts';
export { captcha, CaptchaAnswer, type CaptchaPoint } from './captcha.ts';
export { Dept, dept, DEPT_REFUSALS, type DeptDraft } from './dept/dept.ts';
export { DeptName } from './dept/deptName.ts';
export { type DictType, dictType, DictTypeName } from './dict/dictType.ts';
export { allDictData, DictEntry } from './dict/allDictData.ts';
export { type DictData, type DictDataDraft, dictData } from './dict/dictData.ts';
export { ListView, listView, MAX_LIST_VIEWS } from './listView/listView.ts';
export { LoginLog, loginLog } from './log/loginLog.ts';
export { Menu } from './menu/grantedMenu.ts';
export { menu, MENU_REFUSALS, MENU_TYPE, type MenuDraft, MenuName, MenuRow } from './menu/menu.ts';
export { menuPathAt } from './menu/menuPathAt.ts';
export { permission } from './permission/permission.ts';
export { type Post, post } from './post/post.ts';
export { OperatedChanges, OperateLog, operateLog } from './log/operateLog.ts';
export { fillTemplate, missingPlaces, placesOf, type TemplateParams } from './notify/fillTemplate.ts';
export { NotifyMessage, notifyMessage, type NotifyMessageRecord } from './notify/notifyMessage.ts';
export { NOTIFY_REFUSALS, type NotifyTemplate, notifyTemplate } from './notify/notifyTemplate.ts';
export {
  EXPLAINED_KINDS,
  type ExplainedKind,
  GrantReason,
  LackReason,
  PermissionExplanation,
  permissionExplanation,
} from './permission/permissionExplanation.ts';
export { PostName } from './post/postName.ts';
export { ClientTokens, ClientUser, OAUTH2_SCOPES, oauth2, type OAuth2Scope, scopeText } from './oauth2/oauth2.ts';
export { isRedirectAddress, type OAuth2Client, oauth2Client } from './oauth2/oauth2Client.ts';
export { OnlineSession, onlineSession } from './oauth2/onlineSession.ts';
export { REGISTRATION_OFF, registration, USERNAME_TAKEN } from './registration.ts';
export { ACCESS_REFUSALS } from './role/accessRefusals.ts';
export { DATA_SCOPE } from './role/dataScope.ts';
export { type Role, role, type RoleHolder } from './role/role.ts';
export { RoleName } from './role/roleName.ts';
export { SMS_REFUSALS, smsCode, SmsScene } from './smsCode.ts';
export { social, SOCIAL_REFUSAL, SocialLoginRequest, SocialUser } from './social.ts';
export { hasConsentPage, SOCIAL_TYPE } from './socialType.ts';
export { BAD_CREDENTIALS, CAPTCHA_MISSING, CAPTCHA_REFUSED, TENANT_REFUSALS } from './signInRefusals.ts';
export { EditedUser } from './user/editedUser.ts';
export { Mobile } from './user/mobile.ts';
export { User, user, USER_REFUSALS, UserFields } from './user/user.ts';
export { UserImport, type UserImportFault } from './user/userImport.ts';
export { idOfTenant } from './tenant/idOfTenant.ts';
export { type Tenant, tenant, TENANT_CHANGE_REFUSALS } from './tenant/tenant.ts';
export { type TenantPackage, tenantPackage } from './tenant/tenantPackage.ts';
export { UserName } from './user/userName.ts';
export { type Profile, profile, type ProfileSession, profileSession, WRONG_PASSWORD } from './profile.ts';
export { type ProfileApplication, profileApplication } from './profileApplication.ts';
