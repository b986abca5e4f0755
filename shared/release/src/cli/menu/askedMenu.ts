import { Option } from 'commander';
import { CommandError } from '../../error/CommandError.ts';
import { fetchMenuRows } from '../../key/menuRows.ts';
import { pageRows } from '../../key/pageRows.ts';
import { type MenuAddress, menuAddresses } from '../../key/takenAddresses.ts';

/** The option of commands that activate a release in front of a back end of others. */
export const serverOption = (): Option =>
  new Option('--server <address>', 'API of a back end of others, whose menu rows have addresses too; its token is in MFE_TOKEN');

/**
 * Gives the addresses that the menu of the named back end gives to pages; undefined where none is named.
 * @throws CommandError without a token, and when the back end gives no menus.
 */
export async function askedMenu(
  server: string | undefined,
  token: string | undefined,
): Promise<readonly MenuAddress[] | undefined> {
  if (server === undefined) return undefined;
  if (!token) throw new CommandError('--server needs an access token of that back end in the variable MFE_TOKEN', 'usage');
  return menuAddresses(pageRows(await fetchMenuRows(server, token)));
}
