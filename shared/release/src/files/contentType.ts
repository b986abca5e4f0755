import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Gives the `Content-Type` of a file of a release by its name; undefined for one of a kind that releases do not have. */
export const contentTypeOf = (file: string): string | undefined => TYPES[path.extname(file)];
