export { changes } from './store/changes.ts';
export {
  type MarkupPolicy,
  type PlatformConfiguration,
  type PlatformEnvironment,
  type TokenProvider,
} from './configuration/configuration.ts';
export { documentStorage } from './configuration/documentStorage.ts';
export { configurePlatform } from './configurePlatform.ts';
export { configureWithoutSession } from './configureWithoutSession.ts';
export { dictEntry, dictionariesAwaited, dictionary, dictLabel } from './dictionary/dictionary.ts';
export { useDictEntry } from './dictionary/useDictEntry.ts';
export { useDictionary } from './dictionary/useDictionary.ts';
export { ApiError, type ApiErrorKind } from './http/ApiError.ts';
export { online } from './connection/online.ts';
export { type Command, commandStore, type OfferedCommand } from './command/commandStore.ts';
export { useCommands } from './command/useCommands.ts';
export { isApple } from './shortcut/isApple.ts';
export { type OfferedShortcuts, type Shortcut, type ShortcutGroup, shortcutStore } from './shortcut/shortcutStore.ts';
export { useShortcuts } from './shortcut/useShortcuts.ts';
export { call } from './call/call.ts';
export { refusedPath } from './call/refusedPath.ts';
export { download, type DownloadOptions } from './call/download.ts';
export { type DownloadProgress } from './http/receiveFile.ts';
export { adoptCalls, type FindStarted } from './http/startedCalls.ts';
export { showFailure } from './messages/showFailure.ts';
export { type CallOptions } from './call/withReport.ts';
export { prepareMarkup, richTextSanitiser, setMarkupPolicy, trustedMarkup } from './markup/markup.ts';
export { confirm, type ConfirmOptions, type Dialog, dialogStore } from './messages/dialogStore.ts';
export { type Message, messageAction, messageCount, messages, messageStore, offer } from './messages/messageStore.ts';
export { messagePlaces } from './messages/messagePlaces.ts';
export { disposePage } from './page/heldObjects.ts';
export { addPagePaths, navigation } from './page/navigation.ts';
export { createOpenPages, type OpenPages, type PageServices } from './page/openPages.ts';
export { PageContext, type PageHandle, usePage } from './page/PageContext.ts';
export { pageNames } from './page/pageNames.ts';
export { type Holding, useHeld } from './page/useHeld.ts';
export { useLastLoaded } from './page/useLastLoaded.ts';
export { usePageTitle } from './page/usePageTitle.ts';
export { useUnsavedChanges } from './page/useUnsavedChanges.ts';
export { type PaymentTargets, paymentTargets, setPaymentTargets } from './payment/paymentTargets.ts';
export { setFileHosts } from './picture/fileHosts.ts';
export { useShownPicture } from './picture/useShownPicture.ts';
export { Allowed, allowedOnly, type AllowedProps } from './permission/Allowed.tsx';
export { Can, type CanProps } from './permission/Can.tsx';
export {
  hasAllPermissions,
  hasAllRoles,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
} from './permission/permissions.ts';
export { isAllowed, type Requirement } from './permission/requirement.ts';
export { useAllowed } from './permission/useAllowed.ts';
export { useCan } from './permission/useCan.ts';
export { saveFile } from './saveFile.ts';
export { serverNow } from './http/serverClock.ts';
export { type RightsStanding } from './signIn/permissionInfo.ts';
export { rights, session, showUser, type SignInRequest } from './signIn/session.ts';
export { callBeforeSignIn, signInBy } from './signIn/signInBy.ts';
export { findTenant, type Tenant } from './signIn/findTenant.ts';
export { signInSocially } from './signIn/socialSignIn.ts';
export { isBindingRefused, markBindingRefused } from './signIn/bindingRefused.ts';
export { endWithWindows, isLeftOver } from './session/briefSession.ts';
export { endLeftOver } from './session/endLeftOver.ts';
export { signInHindrance } from './session/signInHindrance.ts';
export { setReturnAddress, setSignedOutAddress, signInAgain } from './session/offerSignIn.ts';
export { type SessionState, type SessionUser } from './session/sessionStore.ts';
export { type StoredAccount, storedAccount } from './session/storedAccount.ts';
export { useSession } from './session/useSession.ts';
export { type Store } from './store/store.ts';
export { type UnreadCount } from './unread/UnreadCount.ts';
export { unreadMessages } from './unread/unreadMessages.ts';
