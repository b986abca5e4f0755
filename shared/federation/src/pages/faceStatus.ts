/** Where the public site says that there is no such page, and that this one is not for everybody. */
export const NOT_FOUND = '/404';
export const UNAUTHORISED = '/401';

/** The HTTP status at an address: a face's is the one that it tells of. */
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
