import { CONSOLE_FRAME, CONSOLE_HOME, CONSOLE_REFRESH, CONSOLE_RELEASES, NOT_FOUND, UNAUTHORISED } from '@zhilv/site/addresses';

/** The console's own addresses; all others come from menu rows and from releases. */
export const CONSOLE = {
  home: CONSOLE_HOME,
  notFound: NOT_FOUND,
  unauthorised: UNAUTHORISED,
  /** `/redirect/system/dict` opens `/system/dict` afresh. */
  refresh: CONSOLE_REFRESH,
  /** Above the pages of others that menu rows frame. */
  frame: CONSOLE_FRAME,
  releases: CONSOLE_RELEASES,
} as const;
