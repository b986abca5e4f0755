/** Finds the answer to a call that was begun before this package was there. */
export type FindStarted = (request: Request) => Promise<Response> | undefined;

let find: FindStarted = () => undefined;

/** Takes what the document has begun ahead, so that it is not asked for twice; called by the document's entry. */
export function adoptCalls(found: FindStarted): void {
  find = found;
}

/** As the browser's own, except for calls that are under way already. */
export const fetchOrAdopt: typeof fetch = (input, init) =>
  (input instanceof Request ? find(input) : undefined) ?? fetch(input, init);
