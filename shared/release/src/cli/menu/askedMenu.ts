import { HOW_TO_GET_A_DEPLOY_TOKEN } from '../../deploy/deployToken.ts';
import { CommandError } from '../../error/CommandError.ts';
import { fetchMenuRows } from '../../key/menuRows.ts';
import { pageRows } from '../../key/pageRows.ts';
import { type MenuAddress, menuAddresses } from '../../key/takenAddresses.ts';

/**
 * Gives the addresses that the menu of the named back end gives to pages; undefined where none is named.
 * @throws CommandError without a token, and when the back end gives no menus.
 */
export async function askedMenu(
  server: string | undefined,
  token: string | undefined,
): Promise<readonly MenuAddress[] | undefined> {
  if (server === undefined) return undefined;
  if (!token) throw withoutToken();
  return menuAddresses(pageRows(await fetchMenuRows(server, token)));
}

/** Makes the refusal of a command that names a server and has no token for it. */
export const withoutToken = (): CommandError =>
  new CommandError(
    `--server needs a deploy token, or an access token of that back end, in the variable MFE_TOKEN\n${HOW_TO_GET_A_DEPLOY_TOKEN}`,
    'usage',
  );
