import { appConfigFault } from '../directory/appConfigFile.ts';
import { menuAddressesFault } from '../directory/menuAddresses.ts';
import { registryFault } from '../directory/registryFile.ts';
import type { Problem } from './Problem.ts';

/** Finds out whether registry, settings and the addresses of the menu can be read. Where they cannot, everybody goes on without. */
export const siteFileProblems = (siteDirectory: string): readonly Problem[] => [
  ...problem(
    'registry',
    registryFault(siteDirectory),
    'the one that a command last wrote is in use, and the next command that publishes or activates mends it',
  ),
  ...problem(
    'settings',
    appConfigFault(siteDirectory),
    'the last good ones are in use where they were kept, until somebody mends the file',
  ),
  ...problem(
    'menu-addresses',
    menuAddressesFault(siteDirectory),
    'no release is compared with the menu until the next start of the server, which writes it anew',
  ),
];

const problem = (what: Problem['what'], fault: string | null, consequence: string): readonly Problem[] =>
  fault === null ? [] : [{ name: 'host', release: null, what, says: `${fault}; ${consequence}` }];
