import { configure, type PlatformConfiguration, type PlatformEnvironment } from './configuration.ts';
import { followOtherTabs } from './session/session.ts';

/** Makes the platform ready; called once by each document's entry, before anything else. Tests bring their surroundings. */
export function configurePlatform(configuration: PlatformConfiguration, environment: Partial<PlatformEnvironment> = {}): void {
  const { storageEvents } = configure(configuration, environment).environment;
  storageEvents?.addEventListener('storage', followOtherTabs);
}
