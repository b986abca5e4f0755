/** Finds the answer to a call that was begun before this package was there. */
export type FindStarted = (request: Request) => Promise<Response> | undefined;

let find: FindStarted = () => undefined;

/** Takes over the calls that the document began ahead, so that none is sent twice. The document's entry calls it. */
export function adoptCalls(found: FindStarted): void {
  find = found;
}

/** Fetches like the browser's own function, but takes over calls that are under way already. */
export const fetchOrAdopt: typeof fetch = (input, init) =>
  (input instanceof Request ? find(input) : undefined) ?? fetch(input, init);
