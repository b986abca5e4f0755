import path from 'node:path';

/** Tells whether a file holds code, be it of the product or of its tests. */
export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Tells whether a file is a test that a runner collects. */
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Tells whether a file is a source: code that is no test. */
export const isSource = (file: string): boolean => isCode(file) && !isTest(file);

/** Tells whether a file belongs to the product, in contrast to what builds, tests and measures it. */
export const isProduct = (file: string): boolean =>
  /^(host|standalone|server|remote-[^/]+|shared\/[^/]+)\//.test(file) && !file.startsWith('shared/testing/');

/** The package that a file belongs to, such as `shared/ui` or `remote-bpm`. */
export const packageOf = (file: string): string => /^(shared\/)?[^/]+/.exec(file)?.[0] ?? '';

/** A file's name without its role and its extension: `dictType` of `dictType.route.ts`. */
export const stemOf = (file: string): string => path.posix.basename(file).replace(/\..*$/, '');
