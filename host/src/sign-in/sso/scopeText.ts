import type { OAuth2Scope } from '@zhilv/contract/system';

const TEXTS: Readonly<Record<OAuth2Scope, string>> = {
  'user.read': '读取您的个人信息',
  'user.write': '修改您的个人信息',
};

/** Says what a scope allows; one of another back end is shown by its name. */
export const scopeText = (scope: string): string =>
  // Any text may come here, and only own properties are texts.
  Object.hasOwn(TEXTS, scope) ? TEXTS[scope as OAuth2Scope] : scope;
