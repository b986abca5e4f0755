/** The first segment of a path in lower case: each document, the console's own pages and the server have theirs. */
export const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();
