import { configure, type PlatformConfiguration, type PlatformEnvironment } from './configuration/configuration.ts';
import { listenToOtherWindows } from './session/otherWindows.ts';
import { followOtherTabs } from './signIn/session.ts';

/** Makes the platform ready. Each document's entry calls it once, before anything else; tests bring their own environment. */
export function configurePlatform(configuration: PlatformConfiguration, environment: Partial<PlatformEnvironment> = {}): void {
  const { storageEvents } = configure(configuration, environment).environment;
  if (storageEvents !== null) listenToOtherWindows(storageEvents, followOtherTabs);
}
