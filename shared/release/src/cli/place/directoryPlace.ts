import { promote, rollback } from '../../activation/activate.ts';
import { disable, enable } from '../../activation/disable.ts';
import { status } from '../../activation/status.ts';
import { readRegistry } from '../../directory/registryFile.ts';
import { entryOf } from '../../directory/siteDirectory.ts';
import type { MenuAddress } from '../../key/takenAddresses.ts';
import { publish, type PublishResult } from '../../publish/publish.ts';
import { verify } from '../../verify/verify.ts';
import { menuNote } from '../menu/menuNote.ts';
import { activationLine } from '../wording/activationLine.ts';
import { noteLines } from '../wording/noteLines.ts';
import type { ReleasePlace } from './ReleasePlace.ts';

export interface DirectoryPlaceOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** The addresses that menu rows give to pages; left out, they are those that the server of the site directory wrote. */
  readonly menu?: readonly MenuAddress[] | undefined;
  /** Gives the time in epoch milliseconds. */
  readonly now: () => number;
}

/** Publishes to a site directory on this machine. */
export function directoryPlace({ siteDirectory, menu, now }: DirectoryPlaceOptions): ReleasePlace {
  const notesOf = (name: string, release: string | null): readonly string[] => [
    ...noteLines(siteDirectory, name, release),
    ...menuNote(siteDirectory, name, menu),
  ];
  return {
    kind: 'site directory',
    address: siteDirectory,
    publish: async (options) => {
      const result = await publish({ ...options, siteDirectory, by: 'publish', menu, now: now() });
      const { active } = entryOf(readRegistry(siteDirectory), result.name);
      const line = publishLine(result, active === result.release);
      return { lines: [line, ...notesOf(result.name, result.release)], release: result.release };
    },
    promote: async ({ name, release, firstTime }) => {
      const isLive = firstTime && entryOf(readRegistry(siteDirectory), name).active === release;
      const line = isLive
        ? `${name} ${release}: live already`
        : activationLine(name, await promote({ siteDirectory, name, release, firstTime, menu, now: now() }));
      return { lines: [line, ...notesOf(name, release)], release };
    },
    rollback: async ({ name }) => {
      const entry = await rollback({ siteDirectory, name, menu, now: now() });
      return { lines: [activationLine(name, entry), ...notesOf(name, entry.active)], release: entry.active };
    },
    disable: async (target) => {
      const { active, message } = await disable({ siteDirectory, ...target });
      return { lines: [`${target.name}: disabled, with the message: ${message}`], release: active };
    },
    enable: async ({ name }) => {
      const { active } = await enable({ siteDirectory, name });
      const line = `${name}: enabled, ${active === null ? 'with no release active' : `with ${active}`}`;
      return { lines: [line, ...noteLines(siteDirectory, name, active)], release: active };
    },
    status: async () => status(siteDirectory),
    verify: () => verify({ siteDirectory, server: null, token: null }),
  };
}

function publishLine({ name, release, uploaded, activated, disabled }: PublishResult, isLive: boolean): string {
  if (activated) return activationLine(name, { active: release, state: disabled ? 'disabled' : 'active' });
  if (isLive) return `${name} ${release}: live already`;
  return `${name} ${release}: ${uploaded ? 'uploaded' : 'there already'}; to activate it: mfe promote ${name} ${release}`;
}
