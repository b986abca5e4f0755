import { CONSOLE } from '../../address/consoleAddresses.ts';

/** Addresses that begin with this have the page behind it opened afresh. */
export const REFRESH = `${CONSOLE.refresh}/`;

/** The path of the page that an address of {@link REFRESH} names. */
export const refreshTarget = (pathname: string): string => `/${pathname.slice(REFRESH.length).replace(/^\/+/, '')}`;
