/** The first segment of a path, in lower case; it tells the documents, the console's own pages and the server's paths apart. */
export const firstSegment = (path: string): string => {
  // The rest of the path is not split, because there may be ten thousand of them.
  const start = path.indexOf('/') + 1;
  const end = path.indexOf('/', start);
  return start === 0 ? '' : path.slice(start, end === -1 ? undefined : end).toLowerCase();
};
