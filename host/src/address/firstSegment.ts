/** The first segment of a path, in lower case; it tells the documents, the console's own pages and the server's paths apart. */
export const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();
