import { atom } from 'jotai';

/** The hosts whose pictures may be shown (`fileHosts` of `/app-config.json`). */
export const fileHostsAtom = atom<readonly string[]>([]);
