import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { MenuAddress } from '../key/takenAddresses.ts';
import { faultOf, parseFile, writeAtomically } from './jsonFile.ts';

const MenuAddresses: z.ZodMiniType<MenuAddress[]> = z.array(z.object({ path: z.string(), key: z.string(), title: z.string() }));

const fileOf = (siteDirectory: string): string => path.join(siteDirectory, 'menu-addresses.json');

/**
 * Gives the addresses that menu rows give to pages, as the server that serves this directory last wrote them. There are none
 * where no server of ours does, and none of a damaged file, which must keep nobody from starting or taking back.
 */
export const readMenuAddresses = (siteDirectory: string): readonly MenuAddress[] =>
  existsSync(fileOf(siteDirectory)) && menuAddressesFault(siteDirectory) === null
    ? parseFile(fileOf(siteDirectory), MenuAddresses)
    : [];

/** Says why the addresses of the menu cannot be read; null when they can, or there are none. */
export const menuAddressesFault = (siteDirectory: string): string | null =>
  existsSync(fileOf(siteDirectory)) ? faultOf(fileOf(siteDirectory), MenuAddresses) : null;

/** Writes the addresses that menu rows give to pages, for commands, which need no server to run. */
export const writeMenuAddresses = (siteDirectory: string, addresses: readonly MenuAddress[]): void =>
  writeAtomically(fileOf(siteDirectory), `${JSON.stringify(addresses)}\n`);
