import { configure, type PlatformConfiguration } from './configuration/configuration.ts';
import { listenToOtherWindows } from './session/otherWindows.ts';

/**
 * Makes the platform ready for a document that starts no session, and so has none that other windows could end. Such a document need not
 * load the code of calls before it makes one.
 */
export function configureWithoutSession(configuration: PlatformConfiguration): void {
  const { storageEvents } = configure(configuration, {}).environment;
  // It still tells other windows of the session that somebody begins in it.
  if (storageEvents !== null) listenToOtherWindows(storageEvents, () => {});
}
