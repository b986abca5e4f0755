export { changes } from './changes.ts';
export { type PlatformConfiguration, type PlatformEnvironment } from './configuration.ts';
export { configurePlatform } from './configurePlatform.ts';
export { dictEntry, dictionary, dictLabel } from './dictionary/dictionary.ts';
export { useDictEntry } from './dictionary/useDictEntry.ts';
export { useDictionary } from './dictionary/useDictionary.ts';
export { dateRange } from './dateRange.ts';
export { formatDate } from './formatDate.ts';
export { formatDateTime } from './formatDateTime.ts';
export { formatMoney } from './formatMoney.ts';
export { formatNumber } from './formatNumber.ts';
export { ApiError, type ApiErrorKind } from './http/ApiError.ts';
export { call } from './http/call.ts';
export { download, type DownloadOptions } from './http/download.ts';
export { flattenQuery, type QueryValue } from './http/flattenQuery.ts';
export { type DownloadProgress } from './http/receiveFile.ts';
export { adoptCalls, type FindStarted } from './http/startedCalls.ts';
export { showFailure } from './http/showFailure.ts';
export { type CallOptions } from './http/withReport.ts';
export { isNumeric } from './isNumeric.ts';
export { prepareMarkup, setMarkupPolicy } from './markup.ts';
export { confirm, type ConfirmOptions, type Dialog, dialogStore } from './messages/dialogStore.ts';
export { type Message, messages, messageStore } from './messages/messageStore.ts';
export { releasePage } from './page/heldObjects.ts';
export { navigation } from './page/navigation.ts';
export { PageContext, type PageHandle, usePage } from './page/PageContext.ts';
export { type Holding, useHeld } from './page/useHeld.ts';
export { useUnsavedChanges } from './page/useUnsavedChanges.ts';
export { percentage } from './percentage.ts';
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
export { saveFile } from './saveFile.ts';
export { safeRedirect } from './safeRedirect.ts';
export { session, type SignInRequest } from './session/session.ts';
export { type SessionState, type SessionUser } from './session/sessionStore.ts';
export { useSession } from './session/useSession.ts';
export { type Store } from './store.ts';
export { toInstant } from './toInstant.ts';
