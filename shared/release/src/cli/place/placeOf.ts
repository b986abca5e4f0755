import { Option } from 'commander';
import { HOW_TO_GET_A_DEPLOY_TOKEN, isDeployToken } from '../../deploy/deployToken.ts';
import { CommandError } from '../../error/CommandError.ts';
import { askedMenu } from '../menu/askedMenu.ts';
import { directoryPlace, type DirectoryPlaceOptions } from './directoryPlace.ts';
import type { ReleasePlace } from './ReleasePlace.ts';
import { serverPlace, type ServerPlaceOptions } from './serverPlace.ts';

interface Surroundings extends Pick<DirectoryPlaceOptions, 'siteDirectory' | 'now'>, Pick<ServerPlaceOptions, 'wait'> {
  /** Deploy token, or access token of a back end. */
  readonly token: string | undefined;
}

const serverNamed = (what: string): Option =>
  new Option('--server <address>', `server to do it on, with a deploy token in MFE_TOKEN${what}`)
    // The variable is for pipelines. An empty one counts as absent, as it does for the server.
    .env('MFE_SERVER')
    .argParser((address: string) => address || undefined);

/** The option of commands that do it on a server or not at all. */
export const deployServerOption = (): Option => serverNamed('');

/** The option of commands that activate a release, in front of a back end of others too. */
export const serverOption = (): Option =>
  serverNamed('; with an access token, API of a back end of others, whose menu rows have addresses too');

/** The option of commands that compare menu rows. */
export const menuServerOption = (): Option =>
  serverNamed('; with an access token, API of the back end to take the menu rows from');

/** For commands that know a directory only: with a server they would work elsewhere than it says. */
export const noServerOption = (): Option => serverNamed('').hideHelp();

/** @throws CommandError where a server is named */
export function refuseServer(command: string, server: string | undefined): void {
  if (server === undefined) return;
  const message = `mfe ${command} works on a site directory only, on the machine that has it: leave out --server and MFE_SERVER`;
  throw new CommandError(message, 'usage');
}

/** The end of the help of commands that take a server. */
export const SERVER_HELP = [
  '',
  'With a deploy token in MFE_TOKEN, --server names a server that does it over HTTPS, and no site directory is needed here.',
  HOW_TO_GET_A_DEPLOY_TOKEN,
].join('\n');

/**
 * Gives the place of commands that activate releases. With an access token it is the site directory, and the server is asked for
 * its menu, whose rows have addresses too.
 * @throws CommandError without a token for the server
 */
export async function placeOf(
  { siteDirectory, token, now, wait }: Surroundings,
  server: string | undefined,
): Promise<ReleasePlace> {
  return deployPlace({ token, wait }, server) ?? directoryPlace({ siteDirectory, menu: await askedMenu(server, token), now });
}

/**
 * Gives the place of commands that need no menu.
 * @throws CommandError for a server without a deploy token
 */
export function placeWithoutMenu({ siteDirectory, token, now, wait }: Surroundings, server: string | undefined): ReleasePlace {
  const place = deployPlace({ token, wait }, server);
  if (place !== null) return place;
  if (server !== undefined)
    throw new CommandError(`--server needs a deploy token in the variable MFE_TOKEN\n${HOW_TO_GET_A_DEPLOY_TOKEN}`, 'usage');
  return directoryPlace({ siteDirectory, now });
}

/** Gives the server as a place; null where none is named, or the token is one for its menu. */
export const deployPlace = (
  { token, wait }: Pick<Surroundings, 'token' | 'wait'>,
  server: string | undefined,
): ReleasePlace | null => (server !== undefined && token && isDeployToken(token) ? serverPlace({ server, token, wait }) : null);
