export { changes } from './changes.ts';
export { type PlatformConfiguration, type PlatformEnvironment } from './configuration.ts';
export { configurePlatform } from './configurePlatform.ts';
export { dictEntry, dictionary, dictLabel } from './dictionary/dictionary.ts';
export { useDictEntry } from './dictionary/useDictEntry.ts';
export { useDictionary } from './dictionary/useDictionary.ts';
export { formatDateTime } from './formatDateTime.ts';
export { ApiError, type ApiErrorKind } from './http/ApiError.ts';
export { call, type CallOptions } from './http/call.ts';
export { flattenQuery, type QueryValue } from './http/flattenQuery.ts';
export { confirm, type ConfirmOptions, type Dialog, dialogStore } from './messages/dialogStore.ts';
export { type Message, messages, messageStore } from './messages/messageStore.ts';
export { navigation } from './page/navigation.ts';
export { PageContext, type PageHandle, usePage } from './page/PageContext.ts';
export { useUnsavedChanges } from './page/useUnsavedChanges.ts';
export { Can, type CanProps } from './permission/Can.tsx';
export {
  hasAllPermissions,
  hasAllRoles,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
} from './permission/permissions.ts';
export { useCan } from './permission/useCan.ts';
export { safeRedirect } from './safeRedirect.ts';
export { session, type SignInRequest } from './session/session.ts';
export { type SessionState, type SessionUser } from './session/sessionStore.ts';
export { useSession } from './session/useSession.ts';
export { type Store } from './store.ts';
