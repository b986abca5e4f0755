/** Puts `:id` in place of each part of a path that is no plain word, for numbers, codes and names are values. */
export const pathWithoutValues = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^([a-z][a-z_-]{0,30})?$/i.test(part) ? part : ':id'))
    .join('/');
