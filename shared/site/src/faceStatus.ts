import { NOT_FOUND, UNAUTHORISED } from './addresses.ts';

/** Gives the HTTP status of an address. That of a face is the one that it tells of. */
export function faceStatus(pathname: string): 200 | 401 | 404 {
  switch (pathname.replace(/\/+$/, '')) {
    case NOT_FOUND:
      return 404;
    case UNAUTHORISED:
      return 401;
    default:
      return 200;
  }
}
