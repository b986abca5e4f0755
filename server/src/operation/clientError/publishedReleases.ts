import { entryOf, readRegistry } from '@zhilv/release/site-directory';

/** Gives a function that tells whether the registry of a site directory has a release; it has none while it cannot be read. */
export const publishedReleases =
  (siteDirectory: string) =>
  (remote: string, release: string): boolean => {
    try {
      return entryOf(readRegistry(siteDirectory), remote).releases.some(({ id }) => id === release);
    } catch {
      return false; // The gateway has told the log about it.
    }
  };
