import type { RequestOrigin } from './requestAddress.ts';

/** The API: a function from request to answer. */
export interface Api {
  fetch(request: Request, origin: RequestOrigin): Response | Promise<Response>;
  /** Tells whether a call was sent on from here before, where calls are sent on. It must not wait for its own answer. */
  hasPassed?(request: Request): boolean;
}
